package tischlein.bots;

import static tischlein.kernel.Bits.bit;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * A bot that looks one step ahead: it tries each of its choices in a few worlds that it imagines
 * from its view, and takes the one after which the game's {@link Advice} likes its seat best.
 *
 * <p>It thinks in worlds, not in milliseconds, so that the same random numbers give the same choice
 * on every machine; its worlds are few enough for any clock. It keeps the states it thinks with:
 * one bot plays one seat of one table at a time.
 */
public final class GreedyBot<S extends State<S>, V> implements Bot<V> {
    private static final int WORLDS = 16;

    private final Game<S, ?, V> game;
    private final Advice<S> advice;
    private final int seat;
    private final Seeded lot = new Seeded(0);
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final double[] hopes = new double[Game.MOST_CHOICES];
    private boolean lucky; // whether luck had a part in the last trial

    public GreedyBot(Game<S, ?, V> game, int seat) {
        this.game = game;
        this.advice = game.advice();
        this.seat = seat;
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        weigh(view.get(), choices, count, Math.clamp(budget.iterations(), 1, WORLDS), random);
        return choices[best(count, random)];
    }

    /**
     * What it hopes for after each of the choices, summed over so many worlds. The next time is
     * written over it.
     */
    double[] weigh(V seen, int[] choices, int count, int worlds, RandomGenerator random) {
        boolean oneWorld = !game.hides(seen);
        var world = game.imagine(seen, random);
        var trial = world.copy();
        Arrays.fill(hopes, 0, count, 0);
        long certain = 0; // places of choices that come to the same in every trial
        for (int w = 0; w < worlds; w++) {
            if (w > 0 && !oneWorld) {
                world = game.imagine(seen, random);
            }
            long luck = random.nextLong();
            for (int i = 0; i < count; i++) {
                if (Bits.has(certain, i)) {
                    hopes[i] += hopes[i] / w;
                    continue;
                }
                // The same luck for each choice, so that they differ by nothing else.
                lot.begin(luck);
                trial.become(world);
                hopes[i] += hope(trial, choices[i]);
                certain |= oneWorld && !lucky ? 1L << i : 0;
            }
        }
        return hopes;
    }

    private double hope(S s, int code) {
        int others = game.waiting(s) & ~bit(seat);
        game.play(s, seat, code, News.UNHEARD);
        lucky = others != 0;
        finishChoice(s, seat);
        for (int rest = others; rest != 0; rest &= rest - 1) {
            int other = Bits.lowest(rest);
            game.play(s, other, advice.move(s, other, lot), News.UNHEARD);
            finishChoice(s, other);
        }
        int waiting = game.waiting(s);
        while (Bits.has(waiting, Game.CHANCE)) {
            lucky = true;
            game.play(s, Game.CHANCE, game.draw(s, lot, codes), News.UNHEARD);
            waiting = game.waiting(s);
        }
        return waiting == 0 ? game.payoff(s, seat) : advice.value(s, seat);
    }

    /** The rest of a choice made of several moves. */
    private void finishChoice(S s, int chooser) {
        while (Bits.has(game.midway(s) & game.waiting(s), chooser)) {
            lucky = true;
            game.play(s, chooser, advice.move(s, chooser, lot), News.UNHEARD);
        }
    }

    /** The choice of the highest hope; one of several by lot. */
    private int best(int count, RandomGenerator random) {
        int best = 0;
        int equals = 1;
        for (int i = 1; i < count; i++) {
            if (hopes[i] > hopes[best]) {
                best = i;
                equals = 1;
            } else if (hopes[i] == hopes[best]) {
                equals++;
                best = random.nextInt(equals) == 0 ? i : best;
            }
        }
        return best;
    }
}
