package tischlein.store;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import tischlein.store.database.DatabaseSession;
import tischlein.store.database.WithdrawnWrite;
import tischlein.table.store.AgedEntry;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/**
 * The writes of a store, as statements within a transaction. The first statement of each decides
 * whether it may be made, so a refused write has changed nothing, and writers of the same table
 * wait for each other there. Only an append can still be {@linkplain WithdrawnWrite withdrawn}
 * afterwards.
 */
public final class StoreWrites {
    private StoreWrites() {}

    static boolean create(DatabaseSession session, StoredTable table, List<Batch> beginning)
            throws SQLException {
        int created =
                session.update(
                        """
                        insert into tables
                            (id, revision, listed, series, created, length, phase, due, clocks)
                        values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing\
                        """,
                        table.id(),
                        table.revision(),
                        listed(table),
                        table.series(),
                        table.created(),
                        table.length(),
                        table.phase().name(),
                        table.due(),
                        table.clocks());
        if (created == 0) {
            return false;
        }
        session.update(
                "insert into papers (table_id, header, seed, setup) values (?, ?, ?, ?)",
                table.id(),
                table.header(),
                table.seed(),
                table.setup());
        seat(session, table);
        for (var batch : beginning) {
            add(session, table.id(), batch);
        }
        return true;
    }

    public static boolean save(DatabaseSession session, StoredTable table) throws SQLException {
        int changed =
                session.update(
                        """
                        update tables set revision = ?, listed = ?, series = ?, phase = ?, due = ?
                        where id = ? and revision = ?\
                        """,
                        table.revision(),
                        listed(table),
                        table.series(),
                        table.phase().name(),
                        table.due(),
                        table.id(),
                        table.revision() - 1);
        if (changed == 0) {
            return false;
        }
        session.update("update papers set setup = ? where table_id = ?", table.setup(), table.id());
        session.update("delete from seated where table_id = ?", table.id());
        seat(session, table);
        return true;
    }

    private static int listed(StoredTable table) {
        return table.listed() ? 1 : 0;
    }

    private static void seat(DatabaseSession session, StoredTable table) throws SQLException {
        for (var guest : table.guests()) {
            session.update("insert into seated (guest, table_id) values (?, ?)", guest, table.id());
        }
    }

    static boolean append(DatabaseSession session, Append append) throws SQLException {
        var batch = append.batch();
        int moved =
                session.update(
                        """
                        update tables set length = ?, phase = ?, due = ?, clocks = ?
                        where id = ? and length = ?\
                        """,
                        batch.first() + batch.lines().size(),
                        append.phase().name(),
                        append.due(),
                        append.clocks(),
                        append.table(),
                        batch.first());
        if (moved == 0) {
            return false;
        }
        if (!batch.lines().isEmpty()) {
            take(session, append);
            add(session, append.table(), batch);
        }
        return true;
    }

    /**
     * Removes the choices that the lines were made from. The table's row is locked, so nobody can
     * add a choice before the transaction is over.
     */
    private static void take(DatabaseSession session, Append append) throws SQLException {
        var salts = new HashMap<Integer, String>();
        session.list(
                "delete from choices where table_id = ? returning seat, salt",
                row -> salts.put(row.getInt(1), row.getString(2)) == null,
                append.table());
        if (!append.consumes(salts)) {
            throw new WithdrawnWrite();
        }
    }

    private static void add(DatabaseSession session, String table, Batch batch)
            throws SQLException {
        if (batch.lines().isEmpty()) {
            return;
        }
        session.update(
                """
                insert into batches (table_id, first, lines, command, at)
                values (?, ?, ?, ?, ?)\
                """,
                table,
                batch.first(),
                StoreReads.joined(batch.lines()),
                batch.command(),
                batch.at());
    }

    static boolean choose(
            DatabaseSession session, StoredChoice choice, Optional<StoredChoice> before)
            throws SQLException {
        var standing =
                session.one(
                        "select 1 from tables where id = ? and length = ?"
                                + session.dialect().locking(),
                        row -> true,
                        choice.table(),
                        choice.step());
        if (standing.isEmpty()) {
            return false;
        }
        return before.isEmpty() ? add(session, choice) : change(session, choice, before.get());
    }

    private static boolean add(DatabaseSession session, StoredChoice choice) throws SQLException {
        return session.update(
                        """
                        insert into choices
                            (table_id, seat, step, moves, salt, command, earlier, at)
                        values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id, seat) do nothing\
                        """,
                        choice.table(),
                        choice.seat(),
                        choice.step(),
                        StoreReads.joined(choice.moves()),
                        choice.salt(),
                        choice.command(),
                        StoreReads.joined(choice.earlier()),
                        choice.at())
                == 1;
    }

    private static boolean change(DatabaseSession session, StoredChoice choice, StoredChoice before)
            throws SQLException {
        return session.update(
                        """
                        update choices
                        set step = ?, moves = ?, salt = ?, command = ?, earlier = ?, at = ?
                        where table_id = ? and seat = ? and salt = ?\
                        """,
                        choice.step(),
                        StoreReads.joined(choice.moves()),
                        choice.salt(),
                        choice.command(),
                        StoreReads.joined(choice.earlier()),
                        choice.at(),
                        choice.table(),
                        choice.seat(),
                        before.salt())
                == 1;
    }

    static boolean forgetTable(DatabaseSession session, String id) throws SQLException {
        var gathering =
                session.one(
                        "select 1 from tables where id = ? and phase = 'GATHERING'"
                                + session.dialect().locking(),
                        row -> true,
                        id);
        if (gathering.isEmpty()) {
            return false;
        }
        for (var part : List.of("choices", "batches", "seated", "papers")) {
            session.update("delete from " + part + " where table_id = ?", id);
        }
        return session.update("delete from tables where id = ?", id) == 1;
    }

    static boolean forgetGuests(DatabaseSession session, List<AgedEntry> guests)
            throws SQLException {
        for (var guest : guests) {
            session.update(
                    """
                    delete from guests where hash = ? and seen = ?
                        and not exists (select 1 from seated where guest = ?)\
                    """,
                    guest.id(),
                    guest.since(),
                    guest.id());
        }
        return true;
    }

    public static boolean save(DatabaseSession session, Guest guest) throws SQLException {
        return session.update(
                        """
                        insert into guests (hash, name, figure, seen) values (?, ?, ?, ?)
                        on conflict (hash) do update set name = excluded.name,
                            figure = excluded.figure, seen = excluded.seen\
                        """,
                        guest.hash(),
                        guest.name(),
                        guest.figure(),
                        guest.seen())
                == 1;
    }
}
