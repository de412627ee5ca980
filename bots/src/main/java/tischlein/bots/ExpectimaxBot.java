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
 * A bot for open games in which all win or lose together. It works through everything that chance
 * can do and that can then be chosen, one choice deeper each time while its budget lasts. One
 * iteration values one position.
 */
public final class ExpectimaxBot<S extends State<S>, V> implements Thinker<V> {
    private static final int DEEPEST = 64;
    private static final Budget ENOUGH = new Budget(Integer.MAX_VALUE, Integer.MAX_VALUE);

    private final Game<S, ?, V> game;
    private final Advice<S> advice;
    private final int seat;
    private final LongSupplier clock;
    private final List<S> copies = new ArrayList<>(); // by ply
    private final Map<Position<V>, Double> known = new HashMap<>();
    private Limit limit;
    private boolean deeper; // whether the last search ended before the end of the game

    /** A position searched to this depth. Many orders of dice lead to the same one. */
    private record Position<V>(V seen, int depth) {}

    public ExpectimaxBot(Game<S, ?, V> game, int seat) {
        this(game, seat, System::nanoTime);
    }

    ExpectimaxBot(Game<S, ?, V> game, int seat, LongSupplier clock) {
        this.game = game;
        this.advice = game.advice();
        this.seat = seat;
        this.clock = clock;
        limit = new Limit(ENOUGH, clock);
    }

    /** Whether it can play a game. */
    static boolean plays(Description game) {
        return !game.hides() && game.team();
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        S world = begin(view, budget, random);
        var worth = worth(world, choices, count);
        return worth.length == 0 ? advice.move(world, seat, random) : choices[best(worth)];
    }

    /** The state to search from: in an open game only one looks like this view. */
    private S begin(Supplier<V> view, Budget budget, RandomGenerator random) {
        limit = new Limit(budget, clock);
        return game.imagine(view.get(), random);
    }

    private static int best(double[] worth) {
        int best = 0;
        for (int i = 1; i < worth.length; i++) {
            best = worth[i] > worth[best] ? i : best;
        }
        return best;
    }

    /** What it thinks of the choices; if it has no time to search, what the advice says. */
    @Override
    public Thoughts thoughts(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        S world = begin(view, budget, random);
        var worth = worth(world, choices, count);
        int spent = Math.max(1, limit.spent());
        if (worth.length == 0) {
            limit = new Limit(ENOUGH, clock);
            worth = worth(world, choices, count, 0);
        }
        var thoughts = new ArrayList<Thoughts.Thought>();
        for (int i = 0; i < count; i++) {
            double share = i == best(worth) ? 1 : 0;
            thoughts.add(new Thoughts.Thought(List.of(choices[i]), worth[i], share));
        }
        known.clear();
        return new Thoughts(thoughts, spent);
    }

    /** The worth of each choice at the greatest depth that was finished; empty if none was. */
    private double[] worth(S world, int[] choices, int count) {
        double[] worth = {};
        deeper = true;
        for (int depth = 0; deeper && depth < DEEPEST && !limit.isReached(); depth++) {
            deeper = false;
            known.clear();
            var looked = worth(world, choices, count, depth);
            worth = limit.isReached() ? worth : looked; // an interrupted search says nothing
        }
        known.clear();
        return worth;
    }

    private double[] worth(S world, int[] choices, int count, int depth) {
        var worth = new double[count];
        for (int i = 0; i < count; i++) {
            worth[i] = after(world, seat, choices[i], depth, 0);
        }
        return worth;
    }

    private double after(S s, int actor, int code, int depth, int ply) {
        if (copies.size() == ply) {
            copies.add(s.copy());
        }
        S next = copies.get(ply);
        next.become(s);
        game.play(next, actor, code, News.UNHEARD);
        return worth(next, depth, ply + 1);
    }

    private double worth(S s, int depth, int ply) {
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
        double worth = chance ? mean(s, depth, ply) : most(s, depth, ply);
        known.put(position, worth);
        return worth;
    }

    private double mean(S s, int depth, int ply) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, Game.CHANCE, codes);
        double sum = 0;
        int ways = 0;
        for (int i = 0; i < count; i++) {
            int here = game.ways(s, codes[i]);
            sum += here * after(s, Game.CHANCE, codes[i], depth, ply);
            ways += here;
        }
        return sum / ways;
    }

    private double most(S s, int depth, int ply) {
        var codes = new int[Game.MOST_CHOICES];
        int mover = Bits.lowest(game.waiting(s));
        int count = game.choices(s, mover, codes);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, after(s, mover, codes[i], depth - 1, ply));
        }
        return most;
    }
}
