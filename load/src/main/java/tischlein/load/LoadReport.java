package tischlein.load;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tischlein.load.measure.LoadCounts;

/**
 * What came of a load.
 *
 * @param seconds that were counted
 * @param moves that were acknowledged of those that were due then
 * @param latency in milliseconds, from the moment at which moves were due to their acknowledgement
 * @param service the same from the moment at which they were sent
 * @param missing moves that were due and not acknowledged until the end
 * @param counts what the clients counted from beginning to end
 * @param storm what came of dropping all sockets; seconds until the last had its frames again, and
 *     percentiles
 * @param attack what attackers did and got, by kind
 * @param churn how many tables were made, left and so on
 */
public record LoadReport(
        int tables,
        int sockets,
        double setupSeconds,
        double seconds,
        long moves,
        double movesPerSecond,
        Map<String, Double> latency,
        Map<String, Double> service,
        long missing,
        @JsonUnwrapped LoadCounts counts,
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
        return counts.faultCount == 0 && missing == 0;
    }
}
