package tischlein.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tischlein.table.Guest;

/**
 * Guests who had a socket a moment ago. They may open one again after a lost connection, even if
 * others at the same address have used up what it may ask.
 */
final class Returning {
    private static final long KEPT = 10L * 60 * 1000; // milliseconds

    private final Map<String, Long> here = new ConcurrentHashMap<>(); // when, by hash
    private final Buckets openings = new Buckets(new Bucket.Rate(6, 0.1));

    void note(Guest guest, long ticks) {
        here.put(guest.hash(), ticks);
    }

    /** Asks no store: whoever is refused must cost next to nothing. */
    boolean may(String hash, long ticks) {
        return here.containsKey(hash) && openings.take(hash, ticks);
    }

    void sweep(long ticks) {
        here.values().removeIf(when -> ticks - when > KEPT);
        openings.sweep(ticks);
    }
}
