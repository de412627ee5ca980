package tischlein.table.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where tables, their logs and guests are kept. When a method returns, what it wrote is durable: it
 * survives the end of the program, even a crash. Any thread may call any method; calls may block.
 *
 * <p>Two writers can never fork a table: an append says how long the log was before, and of two
 * appends that name the same length one is refused.
 */
public interface Store extends AutoCloseable {
    /** Keeps a new table and its first lines; false if the id is taken. */
    boolean create(StoredTable table, List<Batch> beginning);

    Optional<StoredTable> table(String id);

    /**
     * Keeps a changed row: revision, setup, listed, series, guests, phase and due. Header, seed,
     * created, length and clocks stay as they are. False if the revision is not one more than the
     * kept one.
     */
    boolean save(StoredTable table);

    /**
     * False, and nothing has changed, if the log is not as long as the batch says, or if the
     * pending choices are not those that the append names.
     */
    boolean append(Append append);

    /** The batches of a table's log, in order. */
    List<Batch> log(String table);

    /**
     * Keeps a pending choice, in place of the same seat's earlier one. False, and nothing has
     * changed, if the log is not as long as when the choice's step began, or if the seat's earlier
     * choice is not the given one.
     *
     * @param before the earlier one, as the writer knows it
     */
    boolean choose(StoredChoice choice, Optional<StoredChoice> before);

    /** The pending choices of a table, in seat order. */
    List<StoredChoice> choices(String table);

    /** Listed tables in this phase, the newest first. */
    List<StoredTable> listed(StoredTable.Phase phase, int most);

    /** Tables where a guest has a seat, the newest first. */
    List<StoredTable> ofGuest(String hash, int most);

    /**
     * The ids of unfinished tables where a guest has a seat, in the order of their ids.
     *
     * @param after only ids that come after this one
     */
    List<String> unfinished(String hash, String after, int most);

    /**
     * The ids of all unfinished tables, in the order of their ids.
     *
     * @param after only ids that come after this one
     */
    List<String> unfinished(String after, int most);

    /** Tables of a series, the oldest first. */
    List<StoredTable> ofSeries(String series);

    /** The ids of tables that are due within this time, the earliest first. */
    List<String> due(long from, long until, int most);

    /** How many tables there are. */
    long count();

    /** Keeps a guest, new or changed. */
    void save(Guest guest);

    Optional<Guest> guest(String hash);

    /**
     * Tables that were made before {@code until} and have not begun, the oldest first.
     *
     * @param after only entries that come after this one
     */
    List<AgedEntry> gathering(AgedEntry after, long until, int most);

    /** Deletes a table that has not begun; false if there is no such table. */
    boolean forgetTable(String id);

    /**
     * Guests who were last here before {@code until}, the longest absent first.
     *
     * @param after only entries that come after this one
     */
    List<AgedEntry> guests(AgedEntry after, long until, int most);

    /** Deletes those of these guests who have no seat and have not been here since. */
    void forgetGuests(List<AgedEntry> guests);

    /** Writes everything to one new file, while others go on reading and writing. */
    void backup(Path file);

    @Override
    void close();

    /**
     * The store cannot do now what it was asked to. Nothing has been kept, unless the database was
     * lost at the very moment of committing: then everything may have been. Trying again does no
     * harm: an append that was kept after all is then refused.
     */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unavailable(String what, Throwable cause) {
            super(what, cause);
        }
    }
}
