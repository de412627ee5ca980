package tischlein.table.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Hashes keys and tokens: only hashes are kept, and no key can be found from its hash. */
public final class Keys {
    private Keys() {}

    /** A plain hash without salt is enough: keys have 128 random bits and cannot be guessed. */
    public static String hash(String key) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(key.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
