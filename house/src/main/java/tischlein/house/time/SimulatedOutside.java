package tischlein.house.time;

import java.util.HexFormat;
import tischlein.table.outside.Outside;

/**
 * What comes to a simulated server from outside: simulated time, and random numbers from the seed.
 */
public final class SimulatedOutside implements Outside {
    private static final long BEGINNING = 1_800_000_000_000L; // in milliseconds since 1970
    private static final int SEED = 32;
    private static final int SECRET = 16;
    private static final int CODES = 1_000_000;

    private final SimulatedTime time;
    private final Machine machine;
    private long wrong; // by how much the clock on the wall is

    public SimulatedOutside(SimulatedTime time, Machine machine) {
        this.time = time;
        this.machine = machine;
    }

    /** Somebody sets the clock on the wall. */
    public void jump(long millis) {
        wrong += millis;
    }

    @Override
    public long now() {
        return BEGINNING + time.now() + wrong;
    }

    @Override
    public long ticks() {
        return machine.awake();
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
        machine.random().nextBytes(bytes);
        return bytes;
    }

    @Override
    public String code() {
        return "T%06d".formatted(machine.random().nextInt(CODES));
    }

    @Override
    public long luck() {
        return machine.random().nextLong();
    }
}
