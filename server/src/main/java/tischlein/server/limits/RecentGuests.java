package tischlein.server.limits;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tischlein.server.settings.TokenRate;
import tischlein.table.store.Guest;

/**
 * Guests who had a socket a short while ago. They may open one again after a lost connection, even
 * if others at the same address have used up its allowance.
 */
final class RecentGuests {
    private static final long KEPT = 10L * 60 * 1000; // milliseconds

    private final Map<String, Long> here = new ConcurrentHashMap<>(); // when, by hash
    private final TokenBuckets openings = new TokenBuckets(new TokenRate(6, 0.1));

    void note(Guest guest, long ticks) {
        here.put(guest.hash(), ticks);
    }

    /** Does not ask the store: refusing must cost next to nothing. */
    boolean may(String hash, long ticks) {
        return here.containsKey(hash) && openings.take(hash, ticks);
    }

    void sweep(long ticks) {
        here.values().removeIf(when -> ticks - when > KEPT);
        openings.sweep(ticks);
    }
}
