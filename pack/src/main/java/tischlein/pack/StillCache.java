package tischlein.pack;

import java.util.Arrays;

/**
 * A cache of classes without the time at which it was made. Two caches of the same classes differ
 * only in how long the machine was up when each of their soft references was made, and in the sums
 * over that: these words become zero. The virtual machine looks at the sums only if it is told to,
 * and a soft reference of time zero is just an old one.
 */
final class StillCache {
    private static final int HEADER = 4096;
    private static final int SUM = 4; // bytes of a sum in the header
    private static final int TIME = 8; // bytes of a time behind it

    /** With more, it is not only the clock that differs. */
    private static final int MOST = 2_000;

    private StillCache() {}

    /**
     * @throws IllegalArgumentException if the two are not caches of the same classes
     */
    static void still(byte[] cache, byte[] again) {
        if (cache.length != again.length) {
            throw new IllegalArgumentException("two caches of different lengths");
        }
        int changed = 0;
        for (int i = Arrays.mismatch(cache, again); i >= 0; i = Arrays.mismatch(cache, again)) {
            int word = i < HEADER ? SUM : TIME;
            int from = i / word * word;
            Arrays.fill(cache, from, from + word, (byte) 0);
            Arrays.fill(again, from, from + word, (byte) 0);
            if (++changed > MOST) {
                throw new IllegalArgumentException("two caches with different contents");
            }
        }
    }
}
