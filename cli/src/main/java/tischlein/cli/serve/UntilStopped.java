package tischlein.cli.serve;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jline.utils.Signals;
import tischlein.cli.run.ExitCode;

/**
 * The time until the process is told to end, by a signal or by an interrupt. Whatever is opened
 * within it is closed in order and the last word is said; only after that the process ends, with
 * code 0: to be told to end is no failure. Only if the terminal hangs up is the code the one that
 * shells expect for that.
 */
public final class UntilStopped implements AutoCloseable {
    private static final int LONGEST_SECONDS = 20;
    private static final String HANG_UP = "HUP";
    private static final int HUNG_UP = 129;

    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread ending = new Thread(this::end, "ending");
    private final Optional<Object> before; // how a hang-up was handled
    private volatile int code = ExitCode.FINE;

    public UntilStopped() {
        Runtime.getRuntime().addShutdownHook(ending);
        before = Optional.ofNullable(Signals.register(HANG_UP, this::hangUp));
    }

    private void hangUp() {
        code = HUNG_UP;
        Runtime.getRuntime().exit(HUNG_UP);
    }

    public void untilStopped() {
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
        before.ifPresent(handler -> Signals.unregister(HANG_UP, handler));
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
            Runtime.getRuntime().halt(orderly ? code : ExitCode.FAILED);
        } catch (InterruptedException _) {
            Runtime.getRuntime().halt(ExitCode.FAILED);
        }
    }
}
