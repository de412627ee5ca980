package tischlein.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What is kept of keys and tokens: hashes, from which nobody can find the way back. */
public final class Keys {
    private Keys() {}

    /** Keys have 128 random bits, so a plain hash is enough: there is nothing to guess. */
    public static String hash(String key) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(key.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
