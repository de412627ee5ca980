package tischlein.bots;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.bots.live.BotMemory;
import tischlein.bots.live.Rememberer;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Thinker;
import tischlein.kernel.Thoughts;

/**
 * A bot that searches: it tries all of its whole choices in worlds imagined from its view, each in
 * the same world, against the same choices of the others and with the same luck, and plays on from
 * there.
 *
 * <p>Where others choose at the same time, all seats learn by regret, because nobody sees what
 * another has chosen. Against one other the bot draws its choice from the mix that it has found.
 * Where it chooses alone, or together with more than one other, it takes the choice that was worth
 * most, and gradually stops trying those that look bad.
 *
 * <p>It keeps what it has learned, so one bot plays one seat of one table. With a budget of
 * iterations, the same random numbers give the same choice if it has thought about the same before;
 * one iteration plays on one world.
 */
public final class SearchBot<S extends State<S>, V> implements Thinker<V>, Rememberer {
    private final Game<S, ?, V> game;
    private final int seat;
    private final LongSupplier clock;
    private final PlannedMoves<S, V> plan;
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
        this.plan = new PlannedMoves<>(game, seat);
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var limit = new Limit(budget, clock); // before the view is made, which takes time too
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

    @Override
    public BotMemory memory() {
        return tree.memory();
    }

    @Override
    public void recall(BotMemory memory) {
        tree.recall(memory);
    }

    /** A new step, which takes over what is still useful of what was learned before. */
    private SearchStep<S> step(V seen, S world) {
        tree.prune();
        return new SearchStep<>(game, seat, world, game.hides(seen), tree, luck);
    }

    private SearchStep<S> searched(SearchStep<S> step, S first, Limit limit) {
        S world = first.copy();
        while (step.learn(world, limit)) {
            if (step.hides()) {
                game.reimagine(world, seat, luck);
            }
        }
        return step;
    }
}
