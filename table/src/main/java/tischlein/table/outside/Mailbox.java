package tischlein.table.outside;

import java.lang.System.Logger.Level;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A queue of tasks, run one after the other and never two at once. Requests from onlookers and
 * strangers wait until nothing else does. An empty queue uses no thread.
 */
public final class Mailbox {
    private static final System.Logger LOGGER = System.getLogger(Mailbox.class.getName());

    private final Executor threads;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final Queue<Runnable> strangersTasks = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicInteger strangers = new AtomicInteger();

    /**
     * @param threads virtual ones, because a task may wait for a store
     */
    public Mailbox(Executor threads) {
        this.threads = threads;
    }

    /** Adds a task of the game itself or of somebody who sits at the table. */
    public void post(Runnable task) {
        tasks.add(task);
        countAndRun();
    }

    /** Adds a task of anybody else, which is run when no other is left. */
    public void postFromStranger(Runnable task) {
        strangersTasks.add(task);
        strangers.getAndIncrement();
        countAndRun();
    }

    private void countAndRun() {
        if (waiting.getAndIncrement() == 0) {
            try {
                threads.execute(this::runAll);
            } catch (RejectedExecutionException _) {
                runAll(); // the executor has been closed; every task is run all the same
            }
        }
    }

    private void runAll() {
        do {
            run(next());
        } while (waiting.decrementAndGet() > 0);
    }

    /** There is always one: tasks are counted after they have been added. */
    private Runnable next() {
        var task = tasks.poll();
        if (task != null) {
            return task;
        }
        strangers.getAndDecrement();
        return strangersTasks.remove();
    }

    /** Runs a task; if it fails, the next one is still run. */
    private static void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            // Its message is left out: it could contain a secret.
            LOGGER.log(Level.ERROR, "a task failed: {0}", failure.getClass().getName());
        }
    }

    /** How many tasks there are, including the one that is running. */
    public int size() {
        return waiting.get();
    }

    /** How many tasks of strangers are waiting. */
    public int strangers() {
        return strangers.get();
    }
}
