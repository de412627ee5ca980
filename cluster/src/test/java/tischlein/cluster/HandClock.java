package tischlein.cluster;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Seeded;
import tischlein.table.outside.Outside;
import tischlein.table.outside.Timer;

/** A world whose time goes by when a test says so, and whose chance is known. */
final class HandClock implements Outside, Timer {
    private final Seeded random = new Seeded(5);
    private final List<Due> agenda = new ArrayList<>();
    private long time = 1_000_000;
    private long planned;
    private int codes;

    private record Due(long at, long number, Runnable what) {}

    void pass(long millis) {
        long end = time + millis;
        for (var next = next(end); next.isPresent(); next = next(end)) {
            time = next.get().at;
            agenda.remove(next.get());
            next.get().what.run();
        }
        time = end;
    }

    private Optional<Due> next(long end) {
        return agenda.stream()
                .filter(due -> due.at <= end)
                .min(Comparator.comparingLong(Due::at).thenComparingLong(Due::number));
    }

    @Override
    public Runnable later(long millis, Runnable what) {
        var due = new Due(time + millis, planned++, what);
        agenda.add(due);
        return () -> agenda.remove(due);
    }

    @Override
    public long now() {
        return time;
    }

    @Override
    public long ticks() {
        return time;
    }

    @Override
    public byte[] seed() {
        return bytes(32);
    }

    @Override
    public String secret() {
        return HexFormat.of().formatHex(bytes(16));
    }

    private byte[] bytes(int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    @Override
    public String code() {
        return "T%05d".formatted(codes++);
    }

    @Override
    public long luck() {
        return random.nextLong();
    }

    @Override
    public void close() {
        // One clock for all servers: it goes on when one of them stops.
    }
}
