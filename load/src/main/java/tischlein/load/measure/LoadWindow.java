package tischlein.load.measure;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What happened in a stretch of time while a load went on.
 *
 * @param seconds from the first move to the end of the stretch
 * @param p50 in milliseconds, as the following, from the moment at which moves were due to their
 *     acknowledgement
 * @param tables where everybody sits
 * @param made tables since the beginning
 * @param left tables that everybody has left since then
 */
public record LoadWindow(
        double seconds,
        double movesPerSecond,
        double p50,
        double p99,
        double max,
        long tables,
        long made,
        long left,
        Server server) {

    /**
     * How the server is at the end of the stretch; nothing where nobody could tell.
     *
     * @param processor its share of one core in the stretch
     * @param resident bytes of memory, as all others
     * @param heap that is in use, garbage included
     * @param live what was in use after the collector had looked at it the last time
     * @param files and sockets that are open
     * @param database the length of its files
     * @param tables in memory
     */
    public record Server(
            OptionalDouble processor,
            OptionalLong resident,
            OptionalLong heap,
            OptionalLong live,
            OptionalLong files,
            OptionalLong threads,
            OptionalLong database,
            OptionalLong tables) {}
}
