package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tischlein.store.Sample.appendOf;
import static tischlein.store.Sample.guest;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import tischlein.kernel.Unsuitable;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;

/** A database that the program of the shape before has written goes on. */
@ResourceLock(Postgres.SERVER)
class OldDatabaseTest {
    private static final String TABLE = "K7QF2C";

    @TempDir private Path folder;

    private Path old() throws IOException, SQLException {
        var file = folder.resolve("old.db");
        var script = Objects.requireNonNull(getClass().getResourceAsStream("version1.sql"));
        var sql = new String(script.readAllBytes(), StandardCharsets.UTF_8);
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement()) {
            for (var one : sql.split(";\n")) {
                statement.executeUpdate(one);
            }
        }
        return file;
    }

    private static void goesOn(Store store) {
        var choice =
                new StoredChoice(
                        TABLE, 2, 1, List.of("bid 1", "bid 2"), "5a17", "1:b", List.of(), 3_000);
        assertThat(store.choices(TABLE)).containsExactly(choice);
        assertThat(store.guest("hash of anna")).contains(guest("hash of anna"));
        assertThat(store.due(Long.MIN_VALUE, Long.MAX_VALUE, 10)).containsExactly(TABLE);
        var changed =
                new StoredChoice(
                        TABLE, 2, 1, List.of("bid 3"), "salt", "1:c", List.of("1:b"), 4_000);
        assertThat(store.choose(changed, Optional.of(choice))).isTrue();
        assertThat(store.choices(TABLE)).containsExactly(changed);
        assertThat(store.append(appendOf(TABLE, 2, List.of(changed), "1 bid 3"))).isTrue();
        assertThat(lines(store.log(TABLE))).containsExactly("* deal 1", "0 play 2", "1 bid 3");
        assertThat(store.create(table("new"), List.of())).isTrue();
    }

    @Test
    void aFileOfTheShapeBefore() throws Exception {
        var file = old().toString();
        assertThatThrownBy(() -> Stores.look(file, _ -> {}))
                .isInstanceOf(Unsuitable.class)
                .hasMessageContaining("store.other");
        try (var store = Stores.open(file)) {
            goesOn(store);
        }
        try (var store = Stores.open(file)) {
            assertThat(store.count()).isEqualTo(2);
        }
    }

    @Test
    void aBackUpOfTheShapeBeforeIsRestoredIntoPostgres() throws Exception {
        var database = Postgres.database();
        Stores.restore(database, old());
        try (var store = Stores.open(database)) {
            goesOn(store);
        }
    }

    @Test
    void aPostgresDatabaseOfTheShapeBefore() throws Exception {
        var database = Postgres.database();
        var name = database.substring(database.lastIndexOf('/') + 1);
        Stores.restore(database, old());
        Postgres.run(
                name,
                """
                alter table choices drop column earlier;
                drop index tables_gathering;
                drop index guests_seen;
                delete from flyway_schema_history where version = '2'\
                """);
        assertThatThrownBy(() -> Stores.look(database, _ -> {}))
                .isInstanceOf(Unsuitable.class)
                .hasMessageContaining("store.other");
        try (var store = Stores.open(database)) {
            goesOn(store);
        }
        try (var store = Stores.look(database, _ -> {})) {
            assertThat(store.count()).isEqualTo(2);
        }
    }
}
