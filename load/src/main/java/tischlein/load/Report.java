package tischlein.load;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What came of a load.
 *
 * @param seconds that were counted
 * @param moves that were acknowledged of those that were due then
 * @param latency in milliseconds, from the moment at which moves were due to their acknowledgement
 * @param service the same from the moment at which they were sent
 * @param missing moves that were due and not acknowledged till the end
 * @param sent in all, as the following
 * @param faults the first things that clients were told and that cannot be true
 * @param storm what came of dropping all sockets; seconds till the last had its frames again, and
 *     percentiles
 * @param attack what attackers did and got, by kind
 * @param churn how many tables were made, left and so on
 */
public record Report(
        int tables,
        int sockets,
        double setupSeconds,
        double seconds,
        long moves,
        double movesPerSecond,
        Map<String, Double> latency,
        Map<String, Double> service,
        long missing,
        long sent,
        long done,
        long resent,
        long games,
        long frames,
        long messages,
        long bytes,
        long inspected,
        long connections,
        long stalls,
        Map<String, Long> refusals,
        Map<String, Long> closings,
        long faultCount,
        List<Fault> faults,
        int rested,
        Map<String, Double> storm,
        Map<String, Long> attack,
        Map<String, Long> churn,
        Processes processes) {

    /**
     * Shares of one core, and bytes; nothing where nobody could tell.
     *
     * @param residentBefore the server's before the first table was made
     * @param residentMost the most that it ever had
     */
    public record Processes(
            OptionalDouble clients,
            OptionalDouble server,
            OptionalLong residentBefore,
            OptionalLong resident,
            OptionalLong residentMost) {}

    /** Whether nothing was told that cannot be true, and nothing got lost on the way. */
    public boolean fine() {
        return faultCount == 0 && missing == 0;
    }
}
