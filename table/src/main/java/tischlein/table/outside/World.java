package tischlein.table.outside;

import java.security.SecureRandom;
import java.util.HexFormat;

/** The real outside world: the machine's clocks, and secure random numbers. */
public final class World implements Outside {
    /** Letters and digits that are not mistaken for one another and form few words. */
    private static final String ALPHABET = "23456789BCDFGHJKLMNPQRSTVWXZ";

    private static final int CODE = 12; // docs/threats.md explains the length
    private static final int SEED = 32;
    private static final int SECRET = 16;
    private static final long NANOS = 1_000_000;

    private final SecureRandom random = new SecureRandom();
    private final AwakeClock awakeClock = AwakeClock.here();

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @Override
    public long ticks() {
        return awakeClock.awake() / NANOS;
    }

    @Override
    public byte[] seed() {
        return bytes(SEED);
    }

    @Override
    public String secret() {
        return HexFormat.of().formatHex(bytes(SECRET));
    }

    private byte[] bytes(int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    @Override
    public String code() {
        var code = new StringBuilder();
        for (int i = 0; i < CODE; i++) {
            code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return code.toString();
    }

    @Override
    public long luck() {
        return random.nextLong();
    }
}
