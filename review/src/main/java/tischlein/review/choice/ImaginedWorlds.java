package tischlein.review.choice;

import java.util.List;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SeatChoice;
import tischlein.review.game.SupposedPlayer;
import tischlein.review.value.Valuation;

/**
 * Worlds as a seat could imagine them before it chose, in which its choices are tried: with the
 * same choices of the others, made by sensible players, and with the same luck. Each is played on
 * by the game's advice until the value tells more, or to the end.
 */
final class ImaginedWorlds<S extends State<S>, V> {
    /** About as many moves as a turn of several dice takes. */
    private static final int BEYOND = 24;

    private final Game<S, ?, V> game;
    private final Advice<S> advice;
    private final Valuation<S> valuation;
    private final SupposedPlayer<S, V> supposed;
    private final S trial;
    private final S met; // the world after the others have chosen
    private final Seeded luck = new Seeded(0);
    private final Seeded random = new Seeded(0);
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final double[] chances;
    private V view;
    private int seat;
    private int others;
    private long seed;
    private long fate;
    private boolean toTheEnd;

    ImaginedWorlds(
            Game<S, ?, V> game,
            Valuation<S> valuation,
            SupposedPlayer<S, V> supposed,
            int seats,
            S like) {
        this.game = game;
        this.advice = game.advice();
        this.valuation = valuation;
        this.supposed = supposed;
        this.trial = like.copy();
        this.met = like.copy();
        this.chances = new double[seats];
        this.view = game.view(like, 0);
    }

    /** Begins with what a seat knows before a step. */
    void begin(SeatsChoose<S> step, int chooser, long streams) {
        seat = chooser;
        view = game.view(step.before(), chooser);
        others = step.seats() & ~Bits.bit(chooser);
        seed = streams;
    }

    /** A world to look at, not one of those that choices are tried in. */
    S any() {
        random.begin(seed, -1);
        return game.imagine(view, random);
    }

    /** Imagines a world; the same number is always the same one. */
    void imagine(long number) {
        random.begin(seed, number);
        S world = game.imagine(view, random);
        toTheEnd = advice.reachesFar(world);
        met.become(world);
        for (var choice : supposed.choose(world, others, random)) {
            choice.play(game, met, News.UNHEARD);
        }
        fate = random.nextLong();
    }

    /** What the world is worth to the seat after one of its choices. */
    double worth(List<Integer> choice, News news) {
        trial.become(met);
        luck.begin(fate);
        for (int code : choice) {
            game.play(trial, seat, code, news);
        }
        playOn(news);
        valuation.chances(trial, chances);
        return chances[seat];
    }

    /**
     * The same, and tells what happens. Where every move is a choice, what it leads to shows only
     * some moves later: there the world is played on a little beyond where it is valued.
     */
    double told(List<Integer> choice, News news) {
        double worth = worth(choice, news);
        for (int moves = 0; advice.movesSingly() && moves < BEYOND; moves++) {
            int waiting = game.waiting(trial);
            if (waiting == 0) {
                break;
            }
            int actor = Bits.lowest(waiting);
            int code =
                    actor == Game.CHANCE
                            ? game.draw(trial, luck, codes)
                            : advice.move(trial, actor, luck);
            game.play(trial, actor, code, news);
        }
        return worth;
    }

    private void playOn(News news) {
        int steps = 0;
        for (int waiting = game.waiting(trial); waiting != 0; waiting = game.waiting(trial)) {
            if (Bits.has(waiting, Game.CHANCE)) {
                game.play(trial, Game.CHANCE, game.draw(trial, luck, codes), news);
                continue;
            }
            if (!toTheEnd && (advice.movesSingly() || advice.settles(trial, steps))) {
                return;
            }
            for (int rest = waiting; rest != 0; rest &= rest - 1) {
                choose(Bits.lowest(rest), news);
            }
            steps++;
        }
    }

    private void choose(int chooser, News news) {
        do {
            game.play(trial, chooser, advice.move(trial, chooser, luck), news);
        } while (SeatChoice.unfinished(game, trial, chooser));
    }
}
