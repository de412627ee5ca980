package tischlein.store.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Copies all rows of one database into another. */
public final class DatabaseCopy {
    private static final int AT_ONCE = 500;

    /** Tables and their columns, ordered so that a row comes after those it refers to. */
    static final List<Map.Entry<String, String>> TABLES =
            List.of(
                    Map.entry(
                            "tables",
                            "id, revision, listed, series, created, length, phase, due, clocks"),
                    Map.entry("papers", "table_id, header, seed, setup"),
                    Map.entry("seated", "guest, table_id"),
                    Map.entry("batches", "table_id, first, lines, command, at"),
                    Map.entry("choices", "table_id, seat, step, moves, salt, command, earlier, at"),
                    Map.entry("guests", "hash, name, figure, seen"));

    private DatabaseCopy() {}

    /** Copies all rows into a new SQLite file, and leaves no files of SQLite's own beside it. */
    static void toFile(DatabaseSession from, Path path) throws SQLException {
        var file = new SqliteFile(path);
        file.prepare();
        try (var to = file.session()) {
            to.run("begin immediate");
            rows(from, to);
            to.run("commit");
            to.list("pragma journal_mode = delete", row -> row.getString(1));
        }
    }

    /** Both sessions must be within a transaction. */
    public static void rows(DatabaseSession from, DatabaseSession to) throws SQLException {
        for (var table : TABLES) {
            rows(from.connection, to.connection, table.getKey(), table.getValue());
        }
    }

    private static void rows(Connection from, Connection to, String table, String columns)
            throws SQLException {
        int width = columns.split(",").length;
        var places = String.join(", ", Collections.nCopies(width, "?"));
        try (var select = from.prepareStatement("select " + columns + " from " + table);
                var insert =
                        to.prepareStatement(
                                "insert into %s (%s) values (%s)"
                                        .formatted(table, columns, places))) {
            select.setFetchSize(AT_ONCE);
            try (var rows = select.executeQuery()) {
                fill(rows, insert, width);
            }
        }
    }

    private static void fill(ResultSet rows, PreparedStatement insert, int width)
            throws SQLException {
        int waiting = 0;
        while (rows.next()) {
            for (int i = 1; i <= width; i++) {
                insert.setObject(i, rows.getObject(i));
            }
            insert.addBatch();
            if (++waiting == AT_ONCE) {
                insert.executeBatch();
                waiting = 0;
            }
        }
        insert.executeBatch();
    }

    public static boolean isEmpty(DatabaseSession session) throws SQLException {
        for (var table : TABLES) {
            if (session.one("select 1 from " + table.getKey() + " limit 1", row -> true)
                    .isPresent()) {
                return false;
            }
        }
        return true;
    }
}
