package tischlein.table;

import java.util.Set;

/**
 * A table as a store keeps it, beside its log.
 *
 * @param id its short code
 * @param revision counts the changes of this row, from 1; a save must say the next one
 * @param header the first lines of its log: game, seats, options, seal
 * @param seed what chance is drawn from, in hexadecimal digits: a secret until the game is over
 * @param setup who sits where and how the table is kept, as JSON
 * @param listed whether everybody may find it
 * @param series the series it belongs to: the id of the series' first table
 * @param created when, in milliseconds since 1970
 * @param guests the hashes of the guest keys that have a seat here
 * @param length how many lines the log has after its header
 * @param phase how far it is
 * @param due when the table wants to be woken, in milliseconds since 1970, or {@link #NEVER}; a
 *     table in memory is due {@link #AT_ONCE} when the program starts again
 * @param clocks what is left in the seats' time banks and, of a table at rest, how far the step's
 *     times have run, as the table writes it
 */
public record StoredTable(
        String id,
        long revision,
        String header,
        String seed,
        String setup,
        boolean listed,
        String series,
        long created,
        Set<String> guests,
        int length,
        Phase phase,
        long due,
        String clocks) {
    public static final long NEVER = Long.MAX_VALUE;
    public static final long AT_ONCE = 0;

    /** How far a table is. */
    public enum Phase {
        GATHERING,
        PLAYING,
        OVER
    }

    public StoredTable {
        guests = Set.copyOf(guests);
    }

    /** The row with its next revision. */
    StoredTable next(String setup, Set<String> guests, Phase phase, long due) {
        return new StoredTable(
                id,
                revision + 1,
                header,
                seed,
                setup,
                listed,
                series,
                created,
                guests,
                length,
                phase,
                due,
                clocks);
    }

    /** The row when the game is over, as the last append has left it. */
    StoredTable over() {
        return new StoredTable(
                id,
                revision,
                header,
                seed,
                setup,
                listed,
                series,
                created,
                guests,
                length,
                Phase.OVER,
                NEVER,
                clocks);
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "table " + id + ", " + length + " lines, " + phase;
    }
}
