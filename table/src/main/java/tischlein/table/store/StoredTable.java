package tischlein.table.store;

import java.util.Set;

/**
 * A table as a store keeps it, without the lines of its log.
 *
 * @param id its short code
 * @param revision counts the changes of this row, from 1; each save must name the next one
 * @param header the first lines of its log: game, seats, options, seal
 * @param seed what chance is drawn from, in hexadecimal digits: a secret until the game is over
 * @param setup who sits where and how the table is run, as JSON
 * @param listed whether everybody may find it
 * @param series the series it belongs to: the id of the series' first table
 * @param created when, in milliseconds since 1970
 * @param guests the hashes of the keys of guests who have a seat here
 * @param length how many lines the log has after its header
 * @param phase how far it is
 * @param due when something is next to happen at the table, in milliseconds since 1970, or {@link
 *     #NEVER}; a table in memory is due {@link #AT_ONCE} when the program starts again
 * @param clocks what is left in the seats' time banks and, for a table at rest, how far the step's
 *     times have run; written by the table
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
    public StoredTable next(String setup, Set<String> guests, Phase phase, long due) {
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

    /** The row of a finished game, as the last append left it. */
    public StoredTable over() {
        return with(length, Phase.OVER, NEVER, clocks);
    }

    /** The row with more lines behind it. */
    StoredTable after(Append append) {
        int more = append.batch().lines().size();
        return with(length + more, append.phase(), append.due(), append.clocks());
    }

    private StoredTable with(int lines, Phase reached, long next, String left) {
        return new StoredTable(
                id, revision, header, seed, setup, listed, series, created, guests, lines, reached,
                next, left);
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "table " + id + ", " + length + " lines, " + phase;
    }
}
