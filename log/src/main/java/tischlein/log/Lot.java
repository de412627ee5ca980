package tischlein.log;

import java.nio.ByteBuffer;
import java.util.function.IntFunction;

/** A way that chance can go, taken from digests so that each way is exactly as likely. */
final class Lot {
    /** How many values a word of 32 bits has. */
    private static final long VALUES = 1L << 32;

    private Lot() {}

    /**
     * A number from 0 to below the total.
     *
     * @param digests the digest for each counter, from 0 on: a row of words, big end first
     */
    static int way(IntFunction<byte[]> digests, int total) {
        for (int counter = 0; ; counter++) {
            var words = ByteBuffer.wrap(digests.apply(counter));
            while (words.hasRemaining()) {
                long word = Integer.toUnsignedLong(words.getInt());
                if (decides(word, VALUES, total)) {
                    return (int) (word % total);
                }
            }
        }
    }

    /**
     * Whether a word may decide. The last few values do not: they are too few for another round of
     * all the ways, and would make the first ones likelier.
     *
     * @param values how many values a word has
     */
    static boolean decides(long word, long values, int total) {
        return word < values - values % total;
    }
}
