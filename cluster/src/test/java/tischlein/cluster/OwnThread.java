package tischlein.cluster;

import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;

/** Does everything at once, on the test's own thread. */
final class OwnThread extends AbstractExecutorService {
    private boolean ended;

    @Override
    public void execute(Runnable what) {
        what.run();
    }

    @Override
    public void shutdown() {
        ended = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
        ended = true;
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return ended;
    }

    @Override
    public boolean isTerminated() {
        return ended;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
        return ended;
    }
}
