package tischlein.load;

import java.util.function.Consumer;
import tischlein.load.measure.LoadWindow;
import tischlein.load.measure.ServerProbe;
import tischlein.load.players.AllPlayers;
import tischlein.load.players.TablePlayers;
import tischlein.load.players.Turnover;

/** Tells, again and again while a load goes on, what has just happened. */
final class LoadWindows implements AutoCloseable {
    private static final double NANOS = 1e9;
    private static final long SECOND = 1_000_000_000;

    private final AllPlayers crowd;
    private final Turnover turnover;
    private final Consumer<LoadWindow> told;
    private final ServerProbe probe;
    private long began;
    private long next; // when the present one ends
    private boolean looking; // at the server, which takes a moment

    LoadWindows(AllPlayers crowd, Turnover turnover, Consumer<LoadWindow> told) {
        this.crowd = crowd;
        this.turnover = turnover;
        this.told = told;
        probe = new ServerProbe(crowd.plan.targets().first(), crowd.plan.server());
    }

    /** The first one begins. */
    void begin(long now) {
        began = now;
        next = now;
        crowd.tally.latencies.recent();
        if (crowd.plan.every() > 0) {
            expect();
        }
    }

    private void expect() {
        next += crowd.plan.every() * SECOND;
        crowd.loop.at(next, this::end);
    }

    private void end() {
        if (next > crowd.end()) {
            return;
        }
        var recent = crowd.tally.latencies.recent();
        double seconds = (next - began) / NANOS;
        long tables = crowd.parties().stream().filter(TablePlayers::seated).count();
        long made = turnover.made();
        long left = turnover.left();
        expect();
        look(server ->
                told.accept(
                        new LoadWindow(
                                seconds,
                                (double) recent.moves() / crowd.plan.every(),
                                recent.p50(),
                                recent.p99(),
                                recent.max(),
                                tables,
                                made,
                                left,
                                server)));
    }

    /** Not on the loop's thread: all clients would wait. */
    private void look(Consumer<LoadWindow.Server> seen) {
        looking = true;
        Thread.startVirtualThread(() -> {
            var server = probe.look();
            crowd.loop.post(() -> {
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
