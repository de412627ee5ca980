package tischlein.table;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import tischlein.table.store.AgedEntry;
import tischlein.table.store.Store;

/**
 * Deletes what nobody has used for a long time: tables that have not begun, and guests who have no
 * seat anywhere. A few at a time, so that no move waits for it.
 */
final class UnusedCleanup {
    private static final int PAUSE = 1_000; // milliseconds between two few
    private static final long LONGEST_REST = 3_600_000; // milliseconds until it is looked for again
    private static final int LOOKS = 3; // in the time that something is kept
    private static final int FEW_TABLES = 20;
    private static final int FEW_GUESTS = 100;

    private final Resources resources;
    private final Predicate<String> awake;
    private final Duration after;

    /**
     * @param awake whether a table is in memory: then somebody uses it
     * @param after how long something is kept that is not used
     */
    UnusedCleanup(Resources resources, Predicate<String> awake, Duration after) {
        this.resources = resources;
        this.awake = awake;
        this.after = after;
    }

    void begin() {
        later(PAUSE, () -> tables(AgedEntry.FIRST));
    }

    private void later(long millis, Runnable what) {
        resources.timer().later(millis, () -> resources.threads().execute(() -> attempt(what)));
    }

    private void attempt(Runnable what) {
        try {
            what.run();
        } catch (Store.Unavailable _) {
            later(rest(), () -> tables(AgedEntry.FIRST));
        }
    }

    private long rest() {
        return Math.min(LONGEST_REST, after.toMillis() / LOOKS);
    }

    private long until() {
        return resources.time() - after.toMillis();
    }

    private void tables(AgedEntry from) {
        var few = resources.store().gathering(from, until(), FEW_TABLES);
        few.stream()
                .map(AgedEntry::id)
                .filter(awake.negate())
                .forEach(resources.store()::forgetTable);
        if (few.size() == FEW_TABLES) {
            later(PAUSE, () -> tables(few.getLast()));
        } else {
            later(PAUSE, () -> guests(AgedEntry.FIRST));
        }
    }

    private void guests(AgedEntry from) {
        List<AgedEntry> few = resources.store().guests(from, until(), FEW_GUESTS);
        resources.store().forgetGuests(few);
        if (few.size() == FEW_GUESTS) {
            later(PAUSE, () -> guests(few.getLast()));
        } else {
            later(rest(), () -> tables(AgedEntry.FIRST));
        }
    }
}
