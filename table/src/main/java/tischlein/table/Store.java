package tischlein.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where tables, their logs and guests are kept. What a method has returned from is durable: it
 * survives the end of the program, however it comes. Any thread may call it, and may have to wait.
 *
 * <p>Two writers can never fork a table: an append names the length that it goes on from, and of
 * two that name the same one is refused.
 */
public interface Store extends AutoCloseable {
    /** Keeps a new table, with the lines that it begins with; false if there is one of this id. */
    boolean create(StoredTable table, List<Batch> beginning);

    Optional<StoredTable> table(String id);

    /**
     * Keeps a changed row: revision (one more than before), setup, listed, series, guests, phase
     * and due. Header, seed, created, length and clocks stay as they are; false if the revision is
     * not the next one.
     */
    boolean save(StoredTable table);

    /**
     * False, and nothing has changed, if the log has not the length that the batch begins at, or if
     * other choices stand beside it than those that the append names.
     */
    boolean append(Append append);

    /** The batches of a table's log, in order. */
    List<Batch> log(String table);

    /**
     * Keeps a choice beside the log, in the place of the same seat's earlier one. False, and
     * nothing has changed, if the log has another length than the choice's step, or if the seat's
     * earlier choice is another one.
     *
     * @param before the earlier one, as the writer knows it
     */
    boolean choose(StoredChoice choice, Optional<StoredChoice> before);

    /** The choices that stand beside a table's log, in seat order. */
    List<StoredChoice> choices(String table);

    /** Tables that everybody may find, of this phase, the newest first. */
    List<StoredTable> listed(StoredTable.Phase phase, int most);

    /** Tables where a guest has a seat, the newest first. */
    List<StoredTable> ofGuest(String hash, int most);

    /**
     * The ids of tables that are not over and where a guest has a seat, in the order of their ids.
     *
     * @param after an id: only those that come after it
     */
    List<String> unfinished(String hash, String after, int most);

    /** Tables of a series, the oldest first. */
    List<StoredTable> ofSeries(String series);

    /** The ids of tables that want to be woken within this time, the first due first. */
    List<String> due(long from, long until, int most);

    /** How many tables there are. */
    long count();

    /** Keeps a guest, new or changed. */
    void save(Guest guest);

    Optional<Guest> guest(String hash);

    /** Tables that were made before a time and have not begun, the oldest first, after this one. */
    List<Aged> gathering(Aged after, long until, int most);

    /** Forgets a table that has not begun; false if there is none such. */
    boolean forgetTable(String id);

    /** Guests who were last here before a time, the longest ago first, after this one. */
    List<Aged> guests(Aged after, long until, int most);

    /** Forgets those of these guests who have no seat and have not been here since. */
    void forgetGuests(List<Aged> guests);

    /** Writes all there is to one new file, while others go on reading and writing. */
    void backup(Path file);

    @Override
    void close();

    /**
     * The store cannot do now what it was asked. Nothing has been kept; only if the database was
     * lost in the very moment of committing all of it may have been. Trying again may help, and
     * does no harm: an append that was kept after all is then refused.
     */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unavailable(String what, Throwable cause) {
            super(what, cause);
        }
    }
}
