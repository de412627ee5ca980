package tischlein.kernel;

import java.util.random.RandomGenerator;

/**
 * Numbers that look random and are the same for the same seed, on every machine and every JDK.
 * Small, quick, not for secrets.
 */
public final class Seeded implements RandomGenerator {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private long position;
    private long ahead; // the next number, made before it is asked for: nobody waits for it

    public Seeded(long seed) {
        begin(seed);
    }

    /** Number n of many independent streams of one seed. */
    public Seeded(long seed, long n) {
        begin(seed, n);
    }

    public void begin(long seed) {
        position = seed + GOLDEN;
        ahead = mix(position);
    }

    public void begin(long seed, long n) {
        begin(mix(seed) + mix(n * GOLDEN + 1));
    }

    @Override
    public long nextLong() {
        long number = ahead;
        position += GOLDEN;
        ahead = mix(position);
        return number;
    }

    /** Every number below the bound exactly as likely as every other. */
    @Override
    public int nextInt(int bound) {
        long product = (nextLong() >>> 32) * bound;
        if ((product & 0xFFFFFFFFL) < bound) {
            product = withoutBias(product, bound);
        }
        return (int) (product >>> 32);
    }

    private long withoutBias(long first, int bound) {
        long uneven = (1L << 32) % bound;
        long product = first;
        while ((product & 0xFFFFFFFFL) < uneven) {
            product = (nextLong() >>> 32) * bound;
        }
        return product;
    }

    /** Spreads every bit of a number over all of it. */
    public static long mix(long number) {
        long z = number;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
