package tischlein.house.time;

import java.util.concurrent.locks.LockSupport;

/**
 * A thread that runs only while the simulation lets it: exactly one of the two runs at any time, so
 * that everything happens in the same order each time. It can pause in the middle of its work, as a
 * thread that waits for a database does.
 */
final class Fiber {
    private final Fibers fibers;
    private final Thread thread;
    private Runnable work = () -> {};
    private volatile boolean mine; // whether it is this fiber's turn

    Fiber(Fibers fibers) {
        this.fibers = fibers;
        thread = Thread.ofVirtual().unstarted(this::live);
        thread.start();
    }

    private void live() {
        while (true) {
            awaitTurn();
            try {
                work.run();
            } catch (RuntimeException | Error failure) {
                fibers.failed(failure);
            }
            fibers.idle(this);
            giveBack();
        }
    }

    /** Called by the simulation: does this work until it is done or pauses. */
    void begin(Runnable what) {
        work = what;
        goOn();
    }

    /** Called by the simulation: goes on after a pause, until the work is done or pauses again. */
    void goOn() {
        var simulation = fibers.simulation();
        fibers.enter(this);
        mine = true;
        LockSupport.unpark(thread);
        while (mine) {
            LockSupport.park(simulation);
        }
        fibers.leave();
    }

    /** Called by the fiber: waits until the simulation lets it go on. */
    void pause() {
        giveBack();
        awaitTurn();
    }

    private void giveBack() {
        var simulation = fibers.simulation();
        mine = false;
        LockSupport.unpark(simulation);
    }

    private void awaitTurn() {
        while (!mine) {
            LockSupport.park(this);
        }
    }
}
