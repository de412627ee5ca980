package tischlein.log;

import java.nio.ByteBuffer;
import java.util.function.IntFunction;

/** Draws one of several equally likely ways from digests, without any bias. */
final class Lot {
    /** How many values a word of 32 bits has. */
    private static final long VALUES = 1L << 32;

    private Lot() {}

    /**
     * A number from 0 up to but not including the total.
     *
     * @param digests the digest for each counter, from 0 on: a sequence of big-endian words
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
     * Whether a word can be used. The last few values cannot: they do not cover all the ways once
     * more, and would make the first ways more likely.
     *
     * @param values how many values a word has
     */
    static boolean decides(long word, long values, int total) {
        return word < values - values % total;
    }
}
