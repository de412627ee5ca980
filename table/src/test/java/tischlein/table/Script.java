package tischlein.table;

import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicLong;
import tischlein.kernel.Seeded;

/**
 * A world in which everything is foreseen: the same number gives the same seeds, salts and codes.
 */
class Script implements Outside {
    private final Seeded random;
    private final AtomicLong time = new AtomicLong(1_000_000);
    private int codes;

    Script(long number) {
        random = new Seeded(number);
    }

    /** Lets time go by. */
    void pass(long millis) {
        time.addAndGet(millis);
    }

    @Override
    public long now() {
        return time.get();
    }

    @Override
    public long ticks() {
        return time.get();
    }

    @Override
    public synchronized byte[] seed() {
        return bytes(32);
    }

    @Override
    public synchronized String secret() {
        return HexFormat.of().formatHex(bytes(16));
    }

    private byte[] bytes(int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    @Override
    public synchronized String code() {
        return "T%05d".formatted(codes++);
    }

    @Override
    public synchronized long luck() {
        return random.nextLong();
    }
}
