package tischlein.testkit.laws;

import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.log.LogWriter;
import tischlein.testkit.inspect.Breach;
import tischlein.testkit.play.Counts;

/** Plays very many games by lot: none may run into a dead end, lose anything, or go on for ever. */
final class Promises<S extends State<S>, V> {
    private static final double NEARLY = 1e-9;
    private final Game<S, ?, V> game;
    private final List<ConservationLaw<S, V>> conserved;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final int[] moves = new int[2 * Counts.MOST_MOVES];
    private int played;

    Promises(Game<S, ?, V> game, List<ConservationLaw<S, V>> conserved) {
        this.game = game;
        this.conserved = conserved;
    }

    void check(List<Options> tables, int games) {
        var random = new Seeded(Counts.SEED);
        for (int n = 0; n < games; n++) {
            var options = tables.get(n % tables.size());
            random.begin(Counts.SEED, n);
            try {
                play(options, random);
            } catch (RuntimeException | AssertionError e) {
                throw new BrokenLaw(
                        "promises",
                        "game %d of seed %d, step %d: %s%nThe log:%n%s"
                                .formatted(n, Counts.SEED, played, e, log(options)),
                        e);
            }
        }
    }

    private void play(Options options, Seeded random) {
        S s = game.start(options);
        long[] start = conserved.stream().mapToLong(law -> law.measure().applyAsLong(s)).toArray();
        played = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            need(played < Counts.MOST_MOVES, "the game does not end");
            int actor = Bits.nth(waiting, random.nextInt(Bits.size(waiting)));
            int n = game.choices(s, actor, codes);
            need(n > 0, "a dead end");
            int code =
                    actor == Game.CHANCE ? game.draw(s, random, codes) : codes[random.nextInt(n)];
            moves[2 * played] = actor;
            moves[2 * played + 1] = code;
            played++;
            game.play(s, actor, code, News.UNHEARD);
            for (int i = 0; i < start.length; i++) {
                var law = conserved.get(i);
                if (law.measure().applyAsLong(s) != start[i]) {
                    throw new Breach(law.what() + " are lost or won");
                }
            }
        }
        checkPayoffs(s, options.seats());
    }

    private void checkPayoffs(S s, int seats) {
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            sum += game.payoff(s, seat);
        }
        double due = game.about().team() ? seats * game.payoff(s, 0) : 1;
        need(Math.abs(sum - due) < NEARLY, "payoffs do not add up");
    }

    private static void need(boolean holds, String otherwise) {
        if (!holds) {
            throw new Breach(otherwise);
        }
    }

    private String log(Options options) {
        var log = new LogWriter(game.about(), options);
        for (int i = 0; i < played; i++) {
            log.move(moves[2 * i], game.words().word(moves[2 * i + 1]));
        }
        return log.text();
    }
}
