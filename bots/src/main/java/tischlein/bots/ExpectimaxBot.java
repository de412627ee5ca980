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
import tischlein.kernel.Bot;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * A bot for games in which everybody sees everything and all win or lose together: it works through
 * all that chance can do and all that can be chosen then, one choice deeper each time as long as
 * its budget lasts. One iteration is one position valued.
 */
public final class ExpectimaxBot<S extends State<S>, V> implements Bot<V> {
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
        int chosen = advice.move(world, seat, random);
        deeper = true;
        for (int depth = 0; deeper && depth < DEEPEST && !limit.isReached(); depth++) {
            deeper = false;
            known.clear();
            int best = best(world, choices, count, depth, limit);
            chosen = limit.isReached() ? chosen : best; // a look that was cut short says nothing
        }
        known.clear();
        return chosen;
    }

    private int best(S world, int[] choices, int count, int depth, Limit limit) {
        int best = choices[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double worth = after(world, seat, choices[i], depth, 0, limit);
            if (worth > most) {
                most = worth;
                best = choices[i];
            }
        }
        return best;
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
