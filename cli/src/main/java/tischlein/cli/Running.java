package tischlein.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The time until the process is told to end, by a signal or by an interrupt. Whatever is opened
 * within it is closed in order and the last word is said; only after that the process ends, with
 * code 0: to be told to end is no failure.
 */
final class Running implements AutoCloseable {
    private static final int LONGEST_SECONDS = 15;

    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread ending = new Thread(this::end, "ending");

    Running() {
        Runtime.getRuntime().addShutdownHook(ending);
    }

    void untilStopped() {
        try {
            told.await();
        } catch (InterruptedException _) {
            // told as well, by a thread of this process
        }
    }

    /** All is done: the process may end. */
    @Override
    public void close() {
        closed.countDown();
        if (told.getCount() > 0) {
            forget();
        }
    }

    private void forget() {
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException _) {
            // the process ends in this very moment, and finds all done
        }
    }

    /** The process has been told to end: whoever waits closes, and this waits for that. */
    private void end() {
        told.countDown();
        try {
            boolean orderly = closed.await(LONGEST_SECONDS, TimeUnit.SECONDS);
            Runtime.getRuntime().halt(orderly ? Tischlein.FINE : Tischlein.FAILED);
        } catch (InterruptedException _) {
            Runtime.getRuntime().halt(Tischlein.FAILED);
        }
    }
}
