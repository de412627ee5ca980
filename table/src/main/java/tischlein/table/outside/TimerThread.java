package tischlein.table.outside;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The real timer: one thread for all tables. */
final class TimerThread implements Timer {
    private final ScheduledThreadPoolExecutor thread =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().daemon().name("timer").factory());

    TimerThread() {
        thread.setRemoveOnCancelPolicy(true);
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public Runnable later(long millis, Runnable what) {
        try {
            var due = thread.schedule(what, Math.max(0, millis), TimeUnit.MILLISECONDS);
            return () -> due.cancel(false);
        } catch (RejectedExecutionException _) {
            return () -> {}; // closed: the table is due again when the program next starts
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
