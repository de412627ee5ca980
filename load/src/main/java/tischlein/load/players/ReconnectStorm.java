package tischlein.load.players;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * All sockets are dropped at the same moment, and all come back at once. Till everybody has its
 * frames again nobody moves, and nothing is due.
 */
public final class ReconnectStorm {
    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e3;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int LOOK = 5; // milliseconds between two looks
    private static final int DIGITS = 3;

    private final AllPlayers crowd;
    private final Histogram times =
            new Histogram(DIGITS); // until a table's seats have their frames
    private final Map<String, Double> told = new LinkedHashMap<>();
    private List<TablePlayers> waiting = new ArrayList<>();
    private long began;
    private long lasted;

    public ReconnectStorm(AllPlayers crowd) {
        this.crowd = crowd;
    }

    public void begin() {
        began = crowd.loop.now();
        waiting = new ArrayList<>(crowd.parties());
        crowd.tally.latencies.interrupt(began);
        crowd.rest();
        crowd.parties().forEach(TablePlayers::drop);
        crowd.loop.after(LOOK, this::look);
    }

    private void look() {
        long now = crowd.loop.now();
        waiting.removeIf(party -> {
            boolean seated = party.seated();
            if (seated) {
                times.recordValue((now - began) / NANOS_PER_MILLI);
            }
            return seated;
        });
        if (waiting.isEmpty()) {
            end(now);
        } else {
            crowd.loop.after(LOOK, this::look);
        }
    }

    private void end(long now) {
        lasted = now - began;
        told.put("sockets", (double) crowd.plan.sockets());
        told.put("seconds", lasted / NANOS);
        told.put("p50", times.getValueAtPercentile(50) / MILLIS);
        told.put("p99", times.getValueAtPercentile(99) / MILLIS);
        crowd.tally.latencies.resume(now);
        crowd.end(crowd.end() + lasted);
        crowd.wake(lasted);
    }

    /** In nanoseconds; 0 while it has not passed. */
    public long lasted() {
        return lasted;
    }

    /** Seconds until the last table had its frames, and percentiles; nothing without a storm. */
    public Map<String, Double> told() {
        return told;
    }
}
