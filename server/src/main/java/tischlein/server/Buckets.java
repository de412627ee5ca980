package tischlein.server;

import java.util.concurrent.ConcurrentHashMap;

/** A bucket for everything that has a name: addresses, tables. Full ones are thrown away. */
final class Buckets {
    private final ConcurrentHashMap<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Bucket.Rate rate;

    Buckets(Bucket.Rate rate) {
        this.rate = rate;
    }

    boolean take(String name, long ticks) {
        return buckets.computeIfAbsent(name, _ -> new Bucket()).take(rate, ticks);
    }

    void sweep(long ticks) {
        buckets.values().removeIf(bucket -> bucket.full(rate, ticks));
    }

    int size() {
        return buckets.size();
    }
}
