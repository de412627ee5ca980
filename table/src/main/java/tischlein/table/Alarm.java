package tischlein.table;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The timer of the world as it is: one thread for all tables. */
final class Alarm implements Timer {
    private final ScheduledThreadPoolExecutor thread =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().daemon().name("timer").factory());

    Alarm() {
        thread.setRemoveOnCancelPolicy(true);
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public Runnable later(long millis, Runnable what) {
        try {
            var due = thread.schedule(what, Math.max(0, millis), TimeUnit.MILLISECONDS);
            return () -> due.cancel(false);
        } catch (RejectedExecutionException _) {
            return () -> {}; // closed: what was due will be so when the house opens again
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
