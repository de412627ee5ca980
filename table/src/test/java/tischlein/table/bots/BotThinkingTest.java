package tischlein.table.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.bots.live.BotMemory;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.table.ScriptedOutside;
import tischlein.table.game.LiveGame;

class BotThinkingTest {
    private static final String COUNTING = "sharp:iterations=1000";
    private static final ScriptedOutside OUTSIDE = new ScriptedOutside(3);

    private final BotThinking<?, ?> thinking = first(MemoryInTwoWorldsTest.game("buffet"));

    /** A seat's first choice. */
    private static <S extends State<S>, V> BotThinking<S, V> first(Game<S, ?, V> game) {
        var options = game.about().options(game.about().mostSeats());
        var codes = new int[Game.MOST_CHOICES];
        var random = new Seeded(4);
        S s = game.start(options);
        while (Bits.has(game.waiting(s), Game.CHANCE)) {
            game.play(s, Game.CHANCE, game.draw(s, random, codes), News.UNHEARD);
        }
        var row = MemoryInTwoWorldsTest.row(game, options);
        var play = LiveGame.at(game, OUTSIDE, row, options, s, 7);
        return BotThinking.of(play, Bits.lowest(game.waiting(s)), List.of());
    }

    private LentMemory after(String bot, BotMemory before, int millis) {
        var lent = new LentMemory(LentMemory.none().keeper(), before);
        var thought = thinking.thought(bot, lent, "host", "table", 0, OUTSIDE, new Seeded(5));
        assertThat(lent.after().isEmpty()).isTrue();
        assertThat(thought.within(millis)).isNotEmpty();
        return lent;
    }

    @Test
    void aSearchGoesOnFromWhatItsBotRemembers() {
        var once = after(COUNTING, BotMemory.NONE, Integer.MAX_VALUE).after();
        var twice = after(COUNTING, once, Integer.MAX_VALUE).after();
        assertThat(once.isEmpty()).isFalse();
        assertThat(twice.experience()).isGreaterThan(once.experience());
        assertThat(after(COUNTING, BotMemory.NONE, Integer.MAX_VALUE).after()).isEqualTo(once);
    }

    @Test
    void aBotThatHasNoTimeToSearchLeavesItsMemoryAsItIs() {
        var memory = Memories.of(3, 20);
        assertThat(after("sharp", memory, 0).after()).isEqualTo(memory);
    }

    @Test
    void aBotThatDoesNotLearnLeavesNothing() {
        assertThat(after("fair", Memories.of(3, 20), 0).after().isEmpty()).isTrue();
    }
}
