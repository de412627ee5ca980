package tischlein.log;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256, the only hash that logs use, plain and with a key. */
final class Sha256 {
    private static final String KEYED = "HmacSHA256";

    private Sha256() {}

    /** The hash of these bytes, in lower-case hexadecimal digits. */
    static String hex(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    static Mac keyed(byte[] key) {
        try {
            var mac = Mac.getInstance(KEYED);
            mac.init(new SecretKeySpec(key, KEYED));
            return mac;
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    private static IllegalStateException missing(GeneralSecurityException e) {
        return new IllegalStateException("every Java has SHA-256, but not this one", e);
    }
}
