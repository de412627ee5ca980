package tischlein.load.kill;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How long tables stood still because of incidents of one kind.
 *
 * @param events how many there were
 * @param p50 of all events and tables, in milliseconds, as the following
 * @param longestWait that anybody had to wait for the answer to a choice
 */
public record Standstill(
        ServerTrouble incident,
        int events,
        int tables,
        double p50,
        double p99,
        double longest,
        double longestWait) {
    private static final double MILLION = 1e6;

    /**
     * During one incident.
     *
     * @param until when all tables went on
     * @param longest that each table stood still, in nanoseconds
     * @param longestWait of a client for an answer, likewise
     */
    record Observed(Instant until, ServerTrouble incident, List<Long> longest, long longestWait) {
        Observed {
            longest = List.copyOf(longest);
        }
    }

    /** Of those incidents that are of this kind. */
    static Standstill of(ServerTrouble incident, List<Observed> observed) {
        var these = observed.stream().filter(one -> one.incident == incident).toList();
        var all = new ArrayList<Long>();
        these.forEach(one -> all.addAll(one.longest));
        Collections.sort(all);
        long wait = these.stream().mapToLong(Observed::longestWait).max().orElse(0);
        return new Standstill(
                incident,
                these.size(),
                all.size(),
                percentile(all, 50),
                percentile(all, 99),
                percentile(all, 100),
                wait / MILLION);
    }

    private static double percentile(List<Long> sorted, int percent) {
        if (sorted.isEmpty()) {
            return 0;
        }
        int rank = Math.ceilDiv(percent * sorted.size(), 100);
        return sorted.get(Math.max(0, rank - 1)) / MILLION;
    }
}
