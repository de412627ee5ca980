package tischlein.cluster.jgroups;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.HexFormat;

/**
 * A certificate that an elliptic-curve key has signed for itself. The JDK can read certificates but
 * has no public way to make one, so the few fields are written here, as RFC 5280 says.
 */
final class SelfSignedCertificate {
    private static final int SEQUENCE = 0x30;
    private static final int SET = 0x31;
    private static final int INTEGER = 0x02;
    private static final int BIT_STRING = 0x03;
    private static final int TEXT = 0x0c;
    private static final int SHORT_TIME = 0x17;
    private static final int LONG_TIME = 0x18;
    private static final int VERSION = 0xa0;

    private static final byte[] COMMON_NAME = HexFormat.of().parseHex("0603550403");
    private static final byte[] SHA256_WITH_ECDSA = HexFormat.of().parseHex("06082a8648ce3d040302");

    /** From before there was Tischlein until there is no more: no clock can be outside of it. */
    private static final String FROM = "200101000000Z";

    private static final String UNTIL = "99991231235959Z";

    private static final int SERIAL_BITS = 120;
    private static final int LONGEST_SHORT = 0x7f;

    private SelfSignedCertificate() {}

    static X509Certificate of(KeyPair keys, String name) throws GeneralSecurityException {
        var algorithm = part(SEQUENCE, SHA256_WITH_ECDSA);
        var content = content(keys, name, algorithm);
        var signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(keys.getPrivate());
        signature.update(content);
        var whole = part(SEQUENCE, content, algorithm, bits(signature.sign()));
        return (X509Certificate)
                CertificateFactory.getInstance("X.509")
                        .generateCertificate(new ByteArrayInputStream(whole));
    }

    private static byte[] content(KeyPair keys, String name, byte[] algorithm) {
        var called = part(SEQUENCE, part(SET, part(SEQUENCE, COMMON_NAME, part(TEXT, utf8(name)))));
        var serial = new BigInteger(SERIAL_BITS, new SecureRandom()).setBit(SERIAL_BITS);
        return part(
                SEQUENCE,
                part(VERSION, part(INTEGER, new byte[] {2})), // that is, version 3
                part(INTEGER, serial.toByteArray()),
                algorithm,
                called,
                part(SEQUENCE, part(SHORT_TIME, utf8(FROM)), part(LONG_TIME, utf8(UNTIL))),
                called,
                keys.getPublic().getEncoded());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Whole bytes only: none of the last one's bits is unused. */
    private static byte[] bits(byte[] bytes) {
        return part(BIT_STRING, new byte[] {0}, bytes);
    }

    /** A tag, a length and what is in it: DER. */
    private static byte[] part(int tag, byte[]... inside) {
        var content = joined(inside);
        return joined(new byte[] {(byte) tag}, length(content.length), content);
    }

    /** As short as possible, as DER wants it. */
    private static byte[] length(int length) {
        if (length <= LONGEST_SHORT) {
            return new byte[] {(byte) length};
        }
        return length <= 0xff
                ? new byte[] {(byte) 0x81, (byte) length}
                : new byte[] {(byte) 0x82, (byte) (length >> 8), (byte) length};
    }

    private static byte[] joined(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (var part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
