package tischlein.bots;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Thinker;
import tischlein.kernel.Thoughts;

/**
 * A bot that searches: in worlds imagined from its view it tries all of its whole choices, always
 * in the same world, against the same choices of the others and with the same luck, and plays on.
 *
 * <p>Where others choose at the same time they learn as well, and all by regret: nobody sees what
 * another has chosen. Against one other the bot draws its choice from the mix it has come to. Where
 * it chooses alone, or more than one other does with it, it takes what was worth most, and leaves
 * what looks bad untried more and more.
 *
 * <p>It keeps what it thinks with and what it has learned: one bot plays one seat of one table at a
 * time. With a budget of iterations the same random numbers give the same choice if it has thought
 * about the same before; one iteration is one world played on.
 */
public final class SearchBot<S extends State<S>, V> implements Thinker<V> {
    private final Game<S, ?, V> game;
    private final int seat;
    private final LongSupplier clock;
    private final Plan<S, V> plan;
    private final Tree tree = new Tree();
    private final Seeded luck = new Seeded(0);

    public SearchBot(Game<S, ?, V> game, int seat) {
        this(game, seat, System::nanoTime);
    }

    /**
     * @param clock counts nanoseconds
     */
    SearchBot(Game<S, ?, V> game, int seat, LongSupplier clock) {
        this.game = game;
        this.seat = seat;
        this.clock = clock;
        this.plan = new Plan<>(game, seat);
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var limit = new Limit(budget, clock); // before it looks: to look costs time too
        var seen = view.get();
        if (!plan.fits(seen)) {
            luck.begin(random.nextLong());
            var world = game.imagine(seen, luck);
            plan.begin(world, searched(step(seen, world), world, limit).decide(world));
        }
        return plan.follow();
    }

    @Override
    public Thoughts thoughts(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var limit = new Limit(budget, clock);
        var seen = view.get();
        luck.begin(random.nextLong());
        var world = game.imagine(seen, luck);
        return searched(step(seen, world).comparing(), world, limit).thoughts();
    }

    /** A new step, to which all that was learned before and may still be of use comes along. */
    private Step<S> step(V seen, S world) {
        tree.prune();
        return new Step<>(game, seat, world, game.hides(seen), tree, luck);
    }

    private Step<S> searched(Step<S> step, S first, Limit limit) {
        S world = first.copy();
        while (step.learn(world, limit)) {
            if (step.hides()) {
                game.reimagine(world, seat, luck);
            }
        }
        return step;
    }
}
