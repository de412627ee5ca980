package tischlein.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseCopyTest {
    /** What is not named in the copy would be lost with every backup from PostgreSQL. */
    @Test
    void everyTableAndColumnIsCopied(@TempDir Path folder) throws SQLException {
        var file = new SqliteFile(folder.resolve("tables.db"));
        file.prepare();
        var copied = new TreeMap<String, List<String>>();
        for (var table : DatabaseCopy.TABLES) {
            copied.put(table.getKey(), List.of(table.getValue().split(", ")));
        }
        try (var session = file.session()) {
            assertThat(sorted(copied)).isEqualTo(sorted(tables(session)));
        }
    }

    private static Map<String, List<String>> tables(DatabaseSession session) throws SQLException {
        var names =
                session.list(
                        "select name from sqlite_master where type = 'table'"
                                + " and name not like 'sqlite%' and name not like '%history%'",
                        row -> row.getString(1));
        var tables = new TreeMap<String, List<String>>();
        for (var name : names) {
            tables.put(
                    name,
                    session.list(
                            "select name from pragma_table_info(?)",
                            row -> row.getString(1),
                            name));
        }
        return tables;
    }

    private static Map<String, List<String>> sorted(Map<String, List<String>> tables) {
        tables.replaceAll((_, columns) -> columns.stream().sorted().toList());
        return tables;
    }
}
