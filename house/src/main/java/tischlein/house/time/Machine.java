package tischlein.house.time;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.random.RandomGenerator;
import tischlein.table.outside.Timer;

/**
 * A process on a simulated machine: it can be killed, and frozen for a while. Whatever it does is
 * an event of the simulation, and does not happen any more once it is dead.
 */
public final class Machine implements Timer {
    private final SimulatedTime time;
    private final Fibers fibers;
    private final RandomGenerator random;
    private final Queue<Runnable> held = new ArrayDeque<>(); // until it is not frozen any more
    private boolean dead;
    private boolean closed;
    private long frozen; // until when
    private long lost; // how long it was frozen in all

    public Machine(SimulatedTime time, Fibers fibers, RandomGenerator random) {
        this.time = time;
        this.fibers = fibers;
        this.random = random;
    }

    public boolean dead() {
        return dead;
    }

    public void kill() {
        dead = true;
    }

    /** It does nothing for so long, as a stopped process. */
    public void freeze(long millis) {
        long end = Math.max(frozen, time.now() + millis);
        lost += end - Math.max(frozen, time.now());
        frozen = end;
    }

    public boolean frozen() {
        return time.now() < frozen;
    }

    /** Milliseconds for which it has not been frozen. */
    long awake() {
        return time.now() - lost + Math.max(0, frozen - time.now());
    }

    RandomGenerator random() {
        return random;
    }

    Fibers fibers() {
        return fibers;
    }

    /** Does some work a moment later, which may pause. */
    public void soon(Runnable what) {
        time.later(random.nextInt(2), () -> happen(what));
    }

    @Override
    public Runnable later(long millis, Runnable what) {
        var event =
                time.later(
                        millis,
                        () -> {
                            if (!closed) {
                                happen(what);
                            }
                        });
        return event::callOff;
    }

    private void happen(Runnable what) {
        unlessFrozen(() -> fibers.run(what));
    }

    /** Whatever comes to a frozen process waits, and is done in order afterwards. */
    private void unlessFrozen(Runnable step) {
        if (dead) {
            return;
        }
        if (!frozen() && held.isEmpty()) {
            step.run();
            return;
        }
        held.add(step);
        if (held.size() == 1) {
            time.later(frozen - time.now(), this::thaw);
        }
    }

    private void thaw() {
        if (frozen()) {
            time.later(frozen - time.now(), this::thaw);
        } else if (!dead) {
            held.remove().run();
            if (!held.isEmpty()) {
                time.later(0, this::thaw);
            }
        }
    }

    /** Goes on with work that has paused, unless the process is dead by then. */
    public void goOn(long millis, Fibers.Pause pause) {
        time.later(millis, () -> goOn(pause));
    }

    private void goOn(Fibers.Pause pause) {
        unlessFrozen(pause::end);
    }

    /** Whatever was to be done later never is: the program ends. */
    @Override
    public void close() {
        closed = true;
    }
}
