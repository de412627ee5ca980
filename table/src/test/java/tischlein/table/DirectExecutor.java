package tischlein.table;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;

/** Does everything at once, on the thread of whoever asks: so that a test need not wait. */
public final class DirectExecutor extends AbstractExecutorService {
    private final Queue<Runnable> held = new ArrayDeque<>();
    private boolean holds;
    private boolean ended;

    /** From now on nothing is done until it is released. */
    public void hold() {
        holds = true;
    }

    public void release() {
        holds = false;
        while (!held.isEmpty()) {
            held.remove().run();
        }
    }

    @Override
    public void execute(Runnable what) {
        if (holds) {
            held.add(what);
        } else {
            what.run();
        }
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
