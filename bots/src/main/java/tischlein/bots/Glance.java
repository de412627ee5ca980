package tischlein.bots;

import static tischlein.kernel.Bits.bit;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * A short look ahead: tries each choice of a seat in a few worlds that look alike to it, until
 * somebody has to choose next. The others, and the rest of the choice, follow the game's {@link
 * Advice}.
 */
final class Glance<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final Advice<S> advice;
    private final S world;
    private final S met; // the world after all others have chosen
    private final S trial;
    private final S whole;
    private final Seeded lot = new Seeded(0);
    private final int[] choices = new int[Game.MOST_CHOICES];
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final double[] hopes = new double[Game.MOST_CHOICES];
    private boolean lucky; // whether chance had a part in the last trial

    /** Keeps states of the same kind to think with. */
    Glance(Game<S, ?, ?> game, S like) {
        this.game = game;
        this.advice = game.advice();
        this.world = like.copy();
        this.met = like.copy();
        this.trial = like.copy();
        this.whole = like.copy();
    }

    /**
     * The place of the choice after which the advice values the seat most; of several equal ones,
     * one at random.
     *
     * @param first an imagined state; the seat does not use what it cannot know of it
     * @param blind whether there is anything that the seat cannot know
     */
    int best(
            S first,
            int seat,
            boolean blind,
            int worlds,
            int[] options,
            int count,
            RandomGenerator random) {
        weigh(first, seat, blind, worlds, options, count, random);
        return best(count, random);
    }

    /**
     * The value for the seat after each of the choices, summed over the worlds. The array is reused
     * by the next call.
     */
    double[] weigh(
            S first,
            int seat,
            boolean blind,
            int worlds,
            int[] options,
            int count,
            RandomGenerator random) {
        world.become(first);
        Arrays.fill(hopes, 0, count, 0);
        long certain = 0; // places of choices that have the same value in every trial
        for (int w = 0; w < worlds; w++) {
            if (blind) {
                game.reimagine(world, seat, random);
            }
            int others = game.waiting(world) & ~bit(seat);
            lot.begin(random.nextLong());
            // The others do not see this choice, so they choose once for all trials.
            meet(others);
            // The same luck for each choice, so that nothing else makes a difference.
            long luck = lot.nextLong();
            for (int i = 0; i < count; i++) {
                if (Bits.has(certain, i)) {
                    hopes[i] += hopes[i] / w;
                    continue;
                }
                lot.begin(luck);
                trial.become(met);
                lucky = others != 0;
                hopes[i] += hope(trial, seat, options[i]);
                certain |= !blind && !lucky ? 1L << i : 0;
            }
        }
        return hopes;
    }

    /** Writes a whole choice of a seat, move by move, and returns how many moves it has. */
    int row(S first, int seat, boolean blind, int worlds, int[] row, RandomGenerator random) {
        whole.become(first);
        int length = 0;
        do {
            int count = game.choices(whole, seat, choices);
            int best = count == 1 ? 0 : best(whole, seat, blind, worlds, choices, count, random);
            row[length] = choices[best];
            game.play(whole, seat, row[length], News.UNHEARD);
            length++;
        } while (RestOfChoice.owed(game, advice, whole, seat));
        return length;
    }

    /** Plays what the others choose at the same time. */
    private void meet(int others) {
        met.become(world);
        for (int rest = others; rest != 0; rest &= rest - 1) {
            int other = Bits.lowest(rest);
            game.play(met, other, advice.move(met, other, lot), News.UNHEARD);
            finishChoice(met, other);
        }
    }

    private double hope(S s, int seat, int code) {
        game.play(s, seat, code, News.UNHEARD);
        finishChoice(s, seat);
        int waiting = game.waiting(s);
        while (Bits.has(waiting, Game.CHANCE)) {
            lucky = true;
            game.play(s, Game.CHANCE, game.draw(s, lot, codes), News.UNHEARD);
            waiting = game.waiting(s);
        }
        return waiting == 0 ? game.payoff(s, seat) : advice.value(s, seat);
    }

    /** Plays the rest of a choice of several moves. */
    private void finishChoice(S s, int chooser) {
        while (RestOfChoice.owed(game, advice, s, chooser)) {
            lucky = true;
            game.play(s, chooser, advice.move(s, chooser, lot), News.UNHEARD);
        }
    }

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
