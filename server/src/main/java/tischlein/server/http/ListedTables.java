package tischlein.server.http;

import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tischlein.server.limits.TokenBucket;
import tischlein.server.settings.TokenRate;

/**
 * The list of public tables as text. It is remade when a table has changed or after a second, but
 * only a few times a second, however many ask.
 */
public final class ListedTables {
    private static final TokenRate REMAKING = new TokenRate(20, 2);
    private static final long OLD = 1000; // milliseconds

    private final Supplier<String> listed;
    private final LongSupplier changes;
    private final LongSupplier clock;
    private final TokenBucket remaking = new TokenBucket();
    private final ReentrantLock lock = new ReentrantLock();
    private volatile Optional<Made> last = Optional.empty();

    private record Made(String text, long changes, long ticks) {}

    /**
     * @param changes grows with every change
     * @param clock in ticks
     */
    public ListedTables(Supplier<String> listed, LongSupplier changes, LongSupplier clock) {
        this.listed = listed;
        this.changes = changes;
        this.clock = clock;
    }

    public String text() {
        var made = last;
        if (made.isPresent() && !due(made.get())) {
            return made.get().text();
        }
        // While another thread remakes the list, callers get the old one, if there is one.
        if (made.isPresent() && !lock.tryLock()) {
            return made.get().text();
        }
        if (made.isEmpty()) {
            lock.lock();
        }
        try {
            return remade();
        } finally {
            lock.unlock();
        }
    }

    private boolean due(Made made) {
        long ticks = clock.getAsLong();
        boolean stale = made.changes() != changes.getAsLong() || ticks - made.ticks() >= OLD;
        return stale && remaking.take(REMAKING, 1, ticks);
    }

    private String remade() {
        long seen = changes.getAsLong();
        var made = new Made(listed.get(), seen, clock.getAsLong());
        last = Optional.of(made);
        return made.text();
    }
}
