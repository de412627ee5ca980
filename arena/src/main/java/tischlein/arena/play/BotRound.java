package tischlein.arena.play;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Fingerprint;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * Bots round a table who play one game after another. State, bots and random numbers are kept from
 * game to game: but for what the bots themselves need, playing makes no garbage.
 */
public final class BotRound<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final S start;
    private final S s;
    private final long seed;
    private final Seeded chance = new Seeded(0);
    private final List<Player<V>> players;
    private final int[] codes = new int[Game.MOST_CHOICES];

    /** A bot, what it sees from its seat, and random numbers of its own. */
    private record Player<V>(Bot<V> bot, Supplier<V> view, Seeded luck) {
        int choose(int[] codes, int count) {
            return bot.choose(view, codes, count, Bot.Budget.USUAL, luck);
        }
    }

    public BotRound(Game<S, ?, V> game, Options options, List<String> bots, long seed) {
        this.game = game;
        this.start = game.start(options);
        this.s = start.copy();
        this.seed = seed;
        this.players =
                IntStream.range(0, options.seats())
                        .mapToObj(seat -> player(bots.get(seat), seat))
                        .toList();
    }

    private Player<V> player(String bot, int seat) {
        return new Player<>(Bots.make(bot, game, seat), () -> game.view(s, seat), new Seeded(0));
    }

    /** Plays game number n of the seed. */
    public void play(long number, GameSums tally) {
        begin(number);
        // As locals these can stay in registers, which as fields they could not: an eighth more
        // games.
        var game = this.game;
        var s = this.s;
        var codes = this.codes;
        var players = this.players;
        long moves = 0;
        long decisions = 0;
        long fingerprint = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code;
            if (actor == Game.CHANCE) {
                code = game.draw(s, chance, codes);
            } else {
                int count = game.choices(s, actor, codes);
                decisions += count > 1 ? 1 : 0;
                code = count > 1 ? players.get(actor).choose(codes, count) : codes[0];
            }
            game.play(s, actor, code, News.UNHEARD);
            moves++;
            fingerprint = Fingerprint.after(fingerprint, actor, code);
        }
        tally.length(moves, decisions);
        tally.fingerprint(number, fingerprint);
        tally.outcome(game, s);
    }

    private void begin(long number) {
        s.become(start);
        long stream = RandomStreams.chance(number, players.size());
        chance.begin(seed, stream);
        for (int seat = 0; seat < players.size(); seat++) {
            players.get(seat).luck.begin(seed, stream + 1 + seat);
        }
    }
}
