package tischlein.load;

import java.util.function.Consumer;

/** Tells, again and again while a load goes on, what has just happened. */
final class Windows implements AutoCloseable {
    private static final double NANOS = 1e9;
    private static final long SECOND = 1_000_000_000;

    private final Crowd crowd;
    private final Turnover turnover;
    private final Consumer<Window> told;
    private final Probe probe;
    private long began;
    private long next; // when the present one ends
    private boolean looking; // at the server, which takes a moment

    Windows(Crowd crowd, Turnover turnover, Consumer<Window> told) {
        this.crowd = crowd;
        this.turnover = turnover;
        this.told = told;
        probe = new Probe(crowd.plan().target(), crowd.plan().server());
    }

    /** The first one begins. */
    void begin(long now) {
        began = now;
        next = now;
        crowd.tally().latencies.recent();
        if (crowd.plan().every() > 0) {
            expect();
        }
    }

    private void expect() {
        next += crowd.plan().every() * SECOND;
        crowd.loop().at(next, this::end);
    }

    private void end() {
        if (next > crowd.end()) {
            return;
        }
        var recent = crowd.tally().latencies.recent();
        double seconds = (next - began) / NANOS;
        long tables = crowd.parties().stream().filter(Party::seated).count();
        long made = turnover.made();
        long left = turnover.left();
        expect();
        look(server ->
                told.accept(
                        new Window(
                                seconds,
                                (double) recent.moves() / crowd.plan().every(),
                                recent.p50(),
                                recent.p99(),
                                recent.max(),
                                tables,
                                made,
                                left,
                                server)));
    }

    /** Not on the loop's thread: all clients would wait. */
    private void look(Consumer<Window.Server> seen) {
        looking = true;
        Thread.startVirtualThread(() -> {
            var server = probe.look();
            crowd.loop()
                    .post(() -> {
                        looking = false;
                        seen.accept(server);
                    });
        });
    }

    /** Whether the last one is still to be told. */
    boolean looking() {
        return looking;
    }

    @Override
    public void close() {
        probe.close();
    }
}
