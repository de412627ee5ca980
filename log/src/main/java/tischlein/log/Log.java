package tischlein.log;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A log as read: the table, and what happened there. {@link Replay} checks whether the rules allow
 * it.
 *
 * @param file where it comes from, for error messages
 * @param cut whether the last line lacks its line break, so that something may be missing
 */
public record Log(String file, Header header, List<Entry> entries, boolean cut) {
    /** The version of the format that this program reads and writes. */
    public static final int FORMAT = 1;

    public Log {
        entries = List.copyOf(entries);
    }

    /**
     * Which game at which table.
     *
     * @param version of the game
     * @param options those that the log names; all others have their usual values
     * @param seal the hash of the seed that chance's moves are drawn from
     * @param gameLine the number of the line that names the game
     * @param seatsLine the number of the line with seats and options
     */
    public record Header(
            String game,
            int version,
            int seats,
            Map<String, String> options,
            Optional<String> seal,
            int gameLine,
            int seatsLine) {
        public Header {
            options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        }

        Header sealed(String hash) {
            return new Header(
                    game, version, seats, options, Optional.of(hash), gameLine, seatsLine);
        }
    }

    /** One line after the header. */
    public sealed interface Entry {
        /** Its number in the file, from 1. */
        int line();
    }

    /**
     * @param actor a seat or {@link tischlein.kernel.Game#CHANCE}
     */
    public record Move(int line, int actor, String word) implements Entry {}

    /** A seat's secret choice, sealed by a hash. */
    public record Commitment(int line, int seat, String hash) implements Entry {}

    /** The salt that proves that a commitment was kept. */
    public record Opening(int line, int seat, String salt) implements Entry {}

    /** The seed that all of chance's moves were drawn from, revealed when the game is over. */
    public record Seed(int line, String hex) implements Entry {}
}
