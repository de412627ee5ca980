package tischlein.server.limits;

import java.util.concurrent.ConcurrentHashMap;
import tischlein.server.settings.TokenRate;

/** Token buckets by name, such as an address or a table. Full ones are thrown away. */
final class TokenBuckets {
    private final ConcurrentHashMap<String, TokenBucket> buckets = new ConcurrentHashMap<>();
    private final TokenRate rate;

    TokenBuckets(TokenRate rate) {
        this.rate = rate;
    }

    boolean take(String name, long ticks) {
        return take(name, 1, ticks);
    }

    boolean take(String name, int cost, long ticks) {
        return bucket(name).take(rate, cost, ticks);
    }

    /** Takes the tokens even if there are not enough. */
    void charge(String name, int cost, long ticks) {
        bucket(name).charge(rate, cost, ticks);
    }

    boolean left(String name, long ticks) {
        var bucket = buckets.get(name);
        return bucket == null || bucket.left(rate, ticks);
    }

    private TokenBucket bucket(String name) {
        return buckets.computeIfAbsent(name, _ -> new TokenBucket());
    }

    void sweep(long ticks) {
        buckets.values().removeIf(bucket -> bucket.full(rate, ticks));
    }

    int size() {
        return buckets.size();
    }
}
