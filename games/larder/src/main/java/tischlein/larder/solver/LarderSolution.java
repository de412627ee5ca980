package tischlein.larder.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import tischlein.kernel.Solvable.Progress;

/**
 * Mmm! without the line variant, solved: from few portions to many, as every turn that collects
 * leads to fewer.
 */
public final class LarderSolution {
    private static final int BATCH = 256;

    private final Positions positions;
    private final Chances chances;
    private final Sink sink;

    /** Takes what is known of a position: its chances before each step of the cat. */
    @FunctionalInterface
    public interface Sink {
        void take(int position, double[] rows, int row);
    }

    public LarderSolution(Positions positions, Sink sink) {
        this.positions = positions;
        this.chances = new Chances(positions);
        this.sink = sink;
    }

    /** The chance to win of perfect play from the start. */
    public double solve(int threads, Progress progress) throws InterruptedException {
        sink.take(chances.position(0, 0), chances.rows(0), chances.row(chances.position(0, 0)));
        int solved = 1;
        int portions = 0;
        var solvers = new ArrayList<TurnSolver>();
        for (int n = 0; n < threads; n++) {
            solvers.add(new TurnSolver(positions, chances));
        }
        try (var pool =
                Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory())) {
            while (solved < positions.count()) {
                portions++;
                solveAll(portions, solvers, pool::invokeAll);
                solved += chances.count(portions);
                progress.tell(solved, positions.count());
            }
        }
        return chances.rows(portions)[chances.row(chances.position(portions, 0))];
    }

    private interface Pool {
        List<java.util.concurrent.Future<Boolean>> invokeAll(List<Callable<Boolean>> tasks)
                throws InterruptedException;
    }

    private void solveAll(int portions, List<TurnSolver> solvers, Pool pool)
            throws InterruptedException {
        var next = new AtomicInteger();
        var tasks = new ArrayList<Callable<Boolean>>();
        for (var solver : solvers) {
            tasks.add(() -> solveBatches(portions, solver, next));
        }
        for (var task : pool.invokeAll(tasks)) {
            try {
                task.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException("a position could not be solved", e.getCause());
            }
        }
    }

    private boolean solveBatches(int portions, TurnSolver solver, AtomicInteger next) {
        int count = chances.count(portions);
        for (int from = next.getAndAdd(BATCH); from < count; from = next.getAndAdd(BATCH)) {
            for (int n = from; n < Math.min(count, from + BATCH); n++) {
                int position = chances.position(portions, n);
                solver.solve(position);
                sink.take(position, chances.rows(portions), chances.row(position));
            }
        }
        return true;
    }
}
