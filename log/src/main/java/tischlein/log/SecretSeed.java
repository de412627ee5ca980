package tischlein.log;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import tischlein.kernel.Chance;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * The 32 bytes that all of a table's chance is drawn from, secret until the game is over.
 * docs/log.md explains how, bit by bit.
 *
 * <p>Any number of threads may use one seed.
 */
public final class SecretSeed {
    private static final int BYTES = 32;
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{" + 2 * BYTES + "}");

    private final byte[] bytes;
    private final Mac mac;
    private final ByteBuffer message = ByteBuffer.allocate(Long.BYTES + Integer.BYTES);

    private SecretSeed(byte[] bytes) {
        this.bytes = bytes;
        mac = Sha256.keyed(bytes);
    }

    /**
     * @throws IllegalArgumentException unless there are 32 bytes
     */
    public static SecretSeed of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("a seed has 32 bytes, not " + bytes.length);
        }
        return new SecretSeed(bytes.clone());
    }

    /**
     * The seed that {@link #hex} wrote.
     *
     * @throws IllegalArgumentException unless there are 64 lower-case hexadecimal digits
     */
    public static SecretSeed parse(String hex) {
        if (!isSeed(hex)) {
            // The message does not repeat the text, which may be a secret.
            throw new IllegalArgumentException("a seed has 64 lower-case hexadecimal digits");
        }
        return new SecretSeed(HexFormat.of().parseHex(hex));
    }

    static boolean isSeed(String hex) {
        return HEX.matcher(hex).matches();
    }

    /** The secret itself: for the store and, when the game is over, for everybody. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** The hash of the seed, which everybody may know from the beginning. */
    public String seal() {
        return Sha256.hex(bytes);
    }

    /**
     * Chance's next move; all ways are exactly equally likely.
     *
     * @param n how many moves chance has made at this table before
     * @param codes room for {@link Game#MOST_CHOICES} codes, to be overwritten
     */
    public <S extends State<S>> int draw(Game<S, ?, ?> game, S s, long n, int[] codes) {
        return Chance.nth(game, s, way(n, Chance.total(game, s, codes)), codes);
    }

    int way(long n, int total) {
        if (n < 0 || total < 1) {
            throw new IllegalArgumentException("move " + n + " of chance has " + total + " ways");
        }
        return total == 1 ? 0 : Lot.way(counter -> digest(n, counter), total);
    }

    private synchronized byte[] digest(long n, int counter) {
        return mac.doFinal(message.clear().putLong(n).putInt(counter).array());
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a seed sealed by " + seal();
    }
}
