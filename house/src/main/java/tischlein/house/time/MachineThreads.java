package tischlein.house.time;

import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/** The threads of a simulated process: what they are given is done soon, each by itself. */
public final class MachineThreads extends AbstractExecutorService {
    private final Machine machine;
    private boolean ended;

    public MachineThreads(Machine machine) {
        this.machine = machine;
    }

    @Override
    public void execute(Runnable what) {
        if (ended) {
            throw new RejectedExecutionException("the program ends");
        }
        machine.soon(what);
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
