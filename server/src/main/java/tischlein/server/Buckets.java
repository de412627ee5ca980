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
        return take(name, 1, ticks);
    }

    boolean take(String name, int cost, long ticks) {
        return bucket(name).take(rate, cost, ticks);
    }

    /** Takes it out even if there is not so much left. */
    void charge(String name, int cost, long ticks) {
        bucket(name).charge(rate, cost, ticks);
    }

    boolean left(String name, long ticks) {
        var bucket = buckets.get(name);
        return bucket == null || bucket.left(rate, ticks);
    }

    private Bucket bucket(String name) {
        return buckets.computeIfAbsent(name, _ -> new Bucket());
    }

    void sweep(long ticks) {
        buckets.values().removeIf(bucket -> bucket.full(rate, ticks));
    }

    int size() {
        return buckets.size();
    }
}
