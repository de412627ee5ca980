package tischlein.house.time;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The threads of a simulated house: work that can pause while the simulation goes on. */
public final class Fibers {
    private final Thread simulation = Thread.currentThread();
    private final Deque<Fiber> idle = new ArrayDeque<>();
    private @Nullable Fiber running;
    private @Nullable Throwable failed;

    Thread simulation() {
        return simulation;
    }

    /** Does some work until it is done or pauses. */
    public void run(Runnable work) {
        var fiber = idle.isEmpty() ? new Fiber(this) : idle.pop();
        fiber.begin(work);
    }

    /** Whether the caller is within such work, and so can pause. */
    public boolean within() {
        return running != null;
    }

    /**
     * A pause of the work that calls this: it is over when somebody runs the way back. If nobody
     * ever does, the work is never finished, as when a process is killed.
     */
    public Pause pause() {
        return new Pause(Optional.ofNullable(running).orElseThrow());
    }

    /** Work that can pause once. */
    public static final class Pause {
        private final Fiber fiber;

        private Pause(Fiber fiber) {
            this.fiber = fiber;
        }

        /** Called by the work itself. */
        public void begin() {
            fiber.pause();
        }

        /** Called by the simulation. */
        public void end() {
            fiber.goOn();
        }
    }

    void enter(Fiber fiber) {
        running = fiber;
    }

    /** Back in the simulation: what went wrong in the work goes wrong here. */
    void leave() {
        running = null;
        var failure = failed;
        failed = null;
        switch (failure) {
            case RuntimeException exception -> throw exception;
            case Error error -> throw error;
            case null, default -> {}
        }
    }

    void failed(Throwable failure) {
        failed = failure;
    }

    void idle(Fiber fiber) {
        idle.push(fiber);
    }
}
