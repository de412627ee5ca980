package tischlein.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import tischlein.server.Server;

/**
 * A server that runs until the process is told to end, by a signal or by an interrupt. Then
 * everything is closed in order, and only after that the process ends, with code 0: to be told to
 * end is no failure.
 */
final class Running implements AutoCloseable {
    private static final int LONGEST_SECONDS = 15;

    private final Server server;
    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread ending = new Thread(this::end, "ending");

    Running(Server server) {
        this.server = server;
        Runtime.getRuntime().addShutdownHook(ending);
    }

    void untilStopped() {
        try {
            told.await();
        } catch (InterruptedException _) {
            Runtime.getRuntime().removeShutdownHook(ending);
        }
    }

    @Override
    public void close() {
        server.close();
        closed.countDown();
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
