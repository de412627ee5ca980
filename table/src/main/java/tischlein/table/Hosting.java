package tischlein.table;

import java.util.Optional;
import java.util.concurrent.Executor;

/** Waits for a host who has gone: one who stays away can start nothing, and another takes over. */
final class Hosting {
    private static final int PATIENCE = 60_000; // milliseconds

    private final House house;
    private final Executor inbox;
    private final Runnable passOn;
    private Optional<Runnable> waiting = Optional.empty(); // calls off the waiting
    private int waits; // how often it has begun to wait
    private boolean seen; // the host has been here

    /**
     * @param inbox the table's
     * @param passOn makes another one host
     */
    Hosting(House house, Executor inbox, Runnable passOn) {
        this.house = house;
        this.inbox = inbox;
        this.passOn = passOn;
    }

    /**
     * Somebody has come or gone.
     *
     * @param here whether the host is
     * @param others whether somebody is here who could be host instead
     */
    void attended(boolean here, boolean others) {
        seen |= here;
        if (here || !others) {
            end();
        } else if (seen && waiting.isEmpty()) {
            int wait = ++waits;
            Runnable letter =
                    () -> {
                        if (waits == wait && waiting.isPresent()) {
                            handOver();
                        }
                    };
            waiting = Optional.of(house.timer().later(PATIENCE, () -> inbox.execute(letter)));
        }
    }

    private void handOver() {
        waiting = Optional.empty();
        passOn.run();
    }

    void end() {
        waiting.ifPresent(Runnable::run);
        waiting = Optional.empty();
    }
}
