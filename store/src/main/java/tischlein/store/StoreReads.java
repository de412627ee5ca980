package tischlein.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tischlein.store.database.DatabaseSession;
import tischlein.table.store.AgedEntry;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** The queries of a store. */
public final class StoreReads {
    private static final String TABLES =
            """
            select t.id, t.revision, p.header, p.seed, p.setup, t.listed, t.series, t.created,
                coalesce((select string_agg(s.guest, '\n') from seated s
                    where s.table_id = t.id), '') as guests,
                t.length, t.phase, t.due, t.clocks
            from tables t join papers p on p.table_id = t.id
            """;

    private StoreReads() {}

    static Optional<StoredTable> table(DatabaseSession session, String id) throws SQLException {
        return session.one(TABLES + "where t.id = ?", StoreReads::table, id);
    }

    static List<StoredTable> listed(DatabaseSession session, Phase phase, int most)
            throws SQLException {
        return session.list(
                TABLES
                        + """
                        where t.listed = 1 and t.phase = ?
                        order by t.created desc, t.id desc limit ?\
                        """,
                StoreReads::table,
                phase.name(),
                most);
    }

    static List<StoredTable> ofGuest(DatabaseSession session, String hash, int most)
            throws SQLException {
        return session.list(
                TABLES
                        + """
                        where t.id in (select table_id from seated where guest = ?)
                        order by t.created desc, t.id desc limit ?\
                        """,
                StoreReads::table,
                hash,
                most);
    }

    static List<String> unfinished(DatabaseSession session, String hash, String after, int most)
            throws SQLException {
        return session.list(
                """
                select s.table_id from seated s join tables t on t.id = s.table_id
                where s.guest = ? and s.table_id > ? and t.phase <> 'OVER'
                order by s.table_id limit ?\
                """,
                row -> row.getString(1),
                hash,
                after,
                most);
    }

    static List<String> unfinished(DatabaseSession session, String after, int most)
            throws SQLException {
        return session.list(
                "select id from tables where id > ? and phase <> 'OVER' order by id limit ?",
                row -> row.getString(1),
                after,
                most);
    }

    static List<StoredTable> ofSeries(DatabaseSession session, String series) throws SQLException {
        return session.list(
                TABLES + "where t.series = ? order by t.created, t.id", StoreReads::table, series);
    }

    private static StoredTable table(ResultSet row) throws SQLException {
        return new StoredTable(
                row.getString(1),
                row.getLong(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getInt(6) == 1,
                row.getString(7),
                row.getLong(8),
                Set.copyOf(split(row.getString(9))),
                row.getInt(10),
                Phase.valueOf(row.getString(11)),
                row.getLong(12),
                row.getString(13));
    }

    static List<String> due(DatabaseSession session, long from, long until, int most)
            throws SQLException {
        // The last condition is that of the index; without it the index is not used.
        return session.list(
                """
                select id from tables where due >= ? and due <= ? and due < 9223372036854775807
                order by due, id limit ?\
                """,
                row -> row.getString(1),
                from,
                until,
                most);
    }

    static List<AgedEntry> gathering(DatabaseSession session, AgedEntry after, long until, int most)
            throws SQLException {
        return session.list(
                """
                select id, created from tables
                where phase = 'GATHERING' and (created, id) > (?, ?) and created < ?
                order by created, id limit ?\
                """,
                StoreReads::aged,
                after.since(),
                after.id(),
                until,
                most);
    }

    static List<AgedEntry> guests(DatabaseSession session, AgedEntry after, long until, int most)
            throws SQLException {
        return session.list(
                """
                select hash, seen from guests where (seen, hash) > (?, ?) and seen < ?
                order by seen, hash limit ?\
                """,
                StoreReads::aged,
                after.since(),
                after.id(),
                until,
                most);
    }

    private static AgedEntry aged(ResultSet row) throws SQLException {
        return new AgedEntry(row.getString(1), row.getLong(2));
    }

    static long count(DatabaseSession session) throws SQLException {
        return session.one("select count(*) from tables", row -> row.getLong(1)).orElseThrow();
    }

    static List<Batch> log(DatabaseSession session, String table) throws SQLException {
        return session.list(
                "select first, lines, command, at from batches where table_id = ? order by first",
                row ->
                        new Batch(
                                row.getInt(1),
                                split(row.getString(2)),
                                row.getString(3),
                                row.getLong(4)),
                table);
    }

    static List<StoredChoice> choices(DatabaseSession session, String table) throws SQLException {
        return session.list(
                """
                select step, seat, moves, salt, command, earlier, at from choices
                where table_id = ? order by seat\
                """,
                row -> choice(row, table),
                table);
    }

    private static StoredChoice choice(ResultSet row, String table) throws SQLException {
        return new StoredChoice(
                table,
                row.getInt(1),
                row.getInt(2),
                split(row.getString(3)),
                row.getString(4),
                row.getString(5),
                split(row.getString(6)),
                row.getLong(7));
    }

    static Optional<Guest> guest(DatabaseSession session, String hash) throws SQLException {
        return session.one(
                "select hash, name, figure, seen from guests where hash = ?",
                row ->
                        new Guest(
                                row.getString(1),
                                row.getString(2),
                                row.getString(3),
                                row.getLong(4)),
                hash);
    }

    /** Lines as one text; no line is empty or contains a line break. */
    static String joined(List<String> lines) {
        return String.join("\n", lines);
    }

    private static List<String> split(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split("\n", -1));
    }
}
