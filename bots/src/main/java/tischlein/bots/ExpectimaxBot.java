package tischlein.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.kernel.Thinker;
import tischlein.kernel.Thoughts;

/**
 * A bot for games in which everybody sees everything and all win or lose together: it works through
 * all that chance can do and all that can be chosen then, one choice deeper each time as long as
 * its budget lasts. One iteration is one position valued.
 */
public final class ExpectimaxBot<S extends State<S>, V> implements Thinker<V> {
    private static final int DEEPEST = 64;

    private final Game<S, ?, V> game;
    private final Advice<S> advice;
    private final int seat;
    private final LongSupplier clock;
    private final List<S> copies = new ArrayList<>(); // by ply
    private final Map<Position<V>, Double> known = new HashMap<>();
    private boolean deeper; // whether the last look ended before the end of the game

    /** What a position that is looked so deep into looks like: dice fall in many orders. */
    private record Position<V>(V seen, int depth) {}

    public ExpectimaxBot(Game<S, ?, V> game, int seat) {
        this(game, seat, System::nanoTime);
    }

    ExpectimaxBot(Game<S, ?, V> game, int seat, LongSupplier clock) {
        this.game = game;
        this.advice = game.advice();
        this.seat = seat;
        this.clock = clock;
    }

    /** Whether it can play a game. */
    static boolean plays(Description game) {
        return !game.hides() && game.team();
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var limit = new Limit(budget, clock);
        var world = game.imagine(view.get(), random);
        var worth = worth(world, choices, count, limit);
        return worth.length == 0 ? advice.move(world, seat, random) : choices[best(worth)];
    }

    private static int best(double[] worth) {
        int best = 0;
        for (int i = 1; i < worth.length; i++) {
            best = worth[i] > worth[best] ? i : best;
        }
        return best;
    }

    /** What it thinks of the choices; where it has no time to look, what the advice says. */
    @Override
    public Thoughts thoughts(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var limit = new Limit(budget, clock);
        var world = game.imagine(view.get(), random);
        var looked = worth(world, choices, count, limit);
        var enough = new Limit(new Budget(Integer.MAX_VALUE, Integer.MAX_VALUE), clock);
        var worth = looked.length > 0 ? looked : worth(world, choices, count, 0, enough);
        var thoughts = new ArrayList<Thoughts.Thought>();
        for (int i = 0; i < count; i++) {
            double share = i == best(worth) ? 1 : 0;
            thoughts.add(new Thoughts.Thought(List.of(choices[i]), worth[i], share));
        }
        known.clear();
        return new Thoughts(thoughts, Math.max(1, limit.spent()));
    }

    /** What each of the choices is worth, as deep as it has come; nothing if it came nowhere. */
    private double[] worth(S world, int[] choices, int count, Limit limit) {
        double[] worth = {};
        deeper = true;
        for (int depth = 0; deeper && depth < DEEPEST && !limit.isReached(); depth++) {
            deeper = false;
            known.clear();
            var looked = worth(world, choices, count, depth, limit);
            worth = limit.isReached() ? worth : looked; // a look that was cut short says nothing
        }
        known.clear();
        return worth;
    }

    private double[] worth(S world, int[] choices, int count, int depth, Limit limit) {
        var worth = new double[count];
        for (int i = 0; i < count; i++) {
            worth[i] = after(world, seat, choices[i], depth, 0, limit);
        }
        return worth;
    }

    private double after(S s, int actor, int code, int depth, int ply, Limit limit) {
        if (copies.size() == ply) {
            copies.add(s.copy());
        }
        S next = copies.get(ply);
        next.become(s);
        game.play(next, actor, code, News.UNHEARD);
        return worth(next, depth, ply + 1, limit);
    }

    private double worth(S s, int depth, int ply, Limit limit) {
        int waiting = game.waiting(s);
        if (waiting == 0) {
            return game.payoff(s, seat);
        }
        if (limit.isReached()) {
            return 0;
        }
        boolean chance = Bits.has(waiting, Game.CHANCE);
        if (!chance && depth == 0) {
            deeper = true;
            limit.spend();
            return advice.value(s, seat);
        }
        var position = new Position<>(game.view(s, seat), depth);
        var before = known.get(position);
        if (before != null) {
            return before;
        }
        double worth = chance ? mean(s, depth, ply, limit) : most(s, depth, ply, limit);
        known.put(position, worth);
        return worth;
    }

    private double mean(S s, int depth, int ply, Limit limit) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, Game.CHANCE, codes);
        double sum = 0;
        int ways = 0;
        for (int i = 0; i < count; i++) {
            int here = game.ways(s, codes[i]);
            sum += here * after(s, Game.CHANCE, codes[i], depth, ply, limit);
            ways += here;
        }
        return sum / ways;
    }

    private double most(S s, int depth, int ply, Limit limit) {
        var codes = new int[Game.MOST_CHOICES];
        int mover = Bits.lowest(game.waiting(s));
        int count = game.choices(s, mover, codes);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, after(s, mover, codes[i], depth - 1, ply, limit));
        }
        return most;
    }
}
