package tischlein.table.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;
import tischlein.log.LogWriter;
import tischlein.table.ScriptedOutside;
import tischlein.table.game.LiveGame;
import tischlein.table.store.Setup.Chair;
import tischlein.table.store.StoredTable;

/**
 * Two tables that look the same to a seat at each of its turns. Whatever else there is to know, its
 * bot must remember the same at both, to the last bit, and choose the same.
 */
class MemoryInTwoWorldsTest {
    private static final String BOT = "search:iterations=800";
    private static final int SEAT = 0;
    private static final int OTHER = 1;
    private static final int TURNS = 8;
    private static final ScriptedOutside OUTSIDE = new ScriptedOutside(3);

    /** How something could get into a bot's memory that its seat may not know. */
    private enum Leak {
        NONE,
        /** The bot is shown what another seat sees. */
        ANOTHER_VIEW,
        /** Another seat's bot uses the same memory. */
        SHARED_MEMORY
    }

    static Game<?, ?, ?> game(String name) {
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            if (game.about().name().equals(name)) {
                return game;
            }
        }
        throw new AssertionError("there is no " + name);
    }

    /** One of the tables, with what its bot remembers. */
    private static final class Table<S extends State<S>, V> {
        private final Game<S, ?, V> game;
        private final Options options;
        private final Leak leak;
        private final KeptMemories kept = new KeptMemories(KeptMemories.MOST_BYTES);
        private final SeatMemories memories;

        Table(Game<S, ?, V> game, Options options, Leak leak) {
            this.game = game;
            this.options = options;
            this.leak = leak;
            memories = new SeatMemories(kept, options.seats());
            memories.plays(SEAT, BOT, Chair.of(BOT, "Minna", "mouse"));
        }

        /** The choice that the bot thinks out, and all that it remembers then. */
        List<Object> thinks(S s, long luck) {
            var play = LiveGame.at(game, OUTSIDE, row(game, options), options, s, 7);
            var lent = memories.lend(SEAT);
            if (leak == Leak.ANOTHER_VIEW) {
                var peeping = new BotThinking<>(game, play.view(OTHER), SEAT, List.of());
                lent = after(peeping, lent, luck);
            }
            if (leak == Leak.SHARED_MEMORY) {
                lent = after(BotThinking.of(play, OTHER, List.of()), lent, luck);
            }
            var moves = think(BotThinking.of(play, SEAT, List.of()), lent, luck);
            memories.giveBack(SEAT, lent);
            return List.of(moves, lent.after());
        }

        private LentMemory after(BotThinking<S, V> thinking, LentMemory lent, long luck) {
            think(thinking, lent, luck);
            return new LentMemory(lent.keeper(), lent.after());
        }

        private List<Integer> think(BotThinking<S, V> thinking, LentMemory lent, long luck) {
            return thinking.thought(BOT, lent, "host", "table", 0, OUTSIDE, new Seeded(luck))
                    .within(Integer.MAX_VALUE);
        }

        boolean remembers() {
            return kept.size() == 1;
        }
    }

    static StoredTable row(Game<?, ?, ?> game, Options options) {
        var header = new LogWriter(game.about(), options).text();
        var seed = "0".repeat(64);
        return new StoredTable(
                "table",
                1,
                header,
                seed,
                "",
                false,
                "",
                0,
                Set.of(),
                0,
                StoredTable.Phase.PLAYING,
                0,
                "");
    }

    /** Plays the beginning of a game; returns how often a bot with a memory had two worlds. */
    private static <S extends State<S>, V> int play(Game<S, ?, V> game, Leak leak, int number) {
        var options = game.about().options(game.about().mostSeats());
        var first = new Table<>(game, options, leak);
        var second = new Table<>(game, options, leak);
        var random = new Seeded(20261, number);
        var codes = new int[Game.MOST_CHOICES];
        S s = game.start(options);
        int different = 0;
        int turns = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            if (Bits.has(waiting, Game.CHANCE)) {
                game.play(s, Game.CHANCE, game.draw(s, random, codes), News.UNHEARD);
                continue;
            }
            if (Bits.has(waiting, SEAT) && game.choices(s, SEAT, codes) > 1) {
                S alike = game.imagine(game.view(s, SEAT), random);
                boolean remembered = first.remembers();
                long luck = random.nextLong();
                assertThat(second.thinks(alike, luck)).isEqualTo(first.thinks(s, luck));
                different += remembered && differ(game, options.seats(), s, alike) ? 1 : 0;
                turns++;
            }
            if (turns == TURNS) {
                return different;
            }
            for (int rest = waiting; rest != 0; rest &= rest - 1) {
                int seat = Bits.lowest(rest);
                for (int code : WholeChoice.any(game, s.copy(), seat, random)) {
                    game.play(s, seat, code, News.UNHEARD);
                }
            }
        }
        return different;
    }

    private static <S extends State<S>, V> boolean differ(
            Game<S, ?, V> game, int seats, S s, S other) {
        return IntStream.range(0, seats)
                .anyMatch(seat -> !game.view(s, seat).equals(game.view(other, seat)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "buckets"})
    void whatASeatMayNotKnowLeavesNoTraceInItsBotsMemory(String name) {
        assertThat(play(game(name), Leak.NONE, 1)).isGreaterThan(2);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void everyPlantedLeakIsFound(Leak leak) {
        assertThatThrownBy(() -> play(game("buffet"), leak, 1)).isInstanceOf(AssertionError.class);
    }
}
