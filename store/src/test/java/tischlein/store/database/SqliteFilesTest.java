package tischlein.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.choice;
import static tischlein.store.Sample.guest;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Unsuitable;
import tischlein.table.store.Store.Unavailable;

class SqliteFilesTest extends SqliteFileCase {
    @Test
    void aFileThatIsOpenedAgainHasEverything() throws IOException {
        store.create(table("abc"), List.of());
        store.append(append("abc", 0, "0 play 1"));
        store.choose(choice("abc", 1, 0, "bid 1"), Optional.empty());
        store.save(guest("anna"));
        var before = store.table("abc");
        reopen();
        assertThat(store.table("abc")).isEqualTo(before);
        assertThat(lines(store.log("abc"))).containsExactly("0 play 1");
        assertThat(store.choices("abc")).containsExactly(choice("abc", 1, 0, "bid 1"));
        assertThat(store.guest("anna")).contains(guest("anna"));
        store.close();
        try (var files = Files.list(folder)) {
            assertThat(files).as("a closed store is one file").containsExactly(file);
        }
    }

    private Connection beside() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String reason(Throwable e) {
        return ((Unsuitable) e).sentence().key();
    }

    private void refused(Path path, String key) {
        assertThatThrownBy(() -> SqliteDatabase.open(path, _ -> {}))
                .isInstanceOf(Unsuitable.class)
                .extracting(SqliteFilesTest::reason)
                .isEqualTo(key);
    }

    @Test
    void whatIsNoDatabaseIsRefusedWithTheReason() throws Exception {
        refused(folder, "store.unwritable");
        refused(folder.resolve("nowhere/x.db"), "store.folder");
        var text = Files.writeString(folder.resolve("text"), "Once upon a time. ".repeat(1_000));
        refused(text, "store.foreign");
        assertThat(text).content().startsWith("Once");
        var other = folder.resolve("other.db");
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + other)) {
            execute(connection, "create table recipes (name text)");
        }
        refused(other, "store.foreign");
    }

    @Test
    void aFileThatIsOnlyToBeReadIsRefused() throws IOException {
        var only = Files.createFile(folder.resolve("only"));
        assertThat(only.toFile().setReadOnly()).isTrue();
        if (Files.isWritable(only)) {
            // For root everything can be written.
            SqliteDatabase.open(only, _ -> {}).close();
        } else {
            refused(only, "store.unwritable");
        }
    }

    @Test
    void aFileThatANewerProgramHasWrittenIsRefused() throws Exception {
        store.close();
        try (var connection = beside()) {
            execute(
                    connection,
                    """
                    insert into flyway_schema_history (installed_rank, version, description, type,
                        script, checksum, installed_by, execution_time, success)
                    values (99, '99', 'newer', 'SQL', 'V99__newer.sql', 1, 'x', 1, 1)\
                    """);
        }
        refused(file, "store.newer");
    }

    @Test
    void aFileWhoseMigrationHasFailedIsRefused() throws Exception {
        store.close();
        try (var connection = beside()) {
            execute(connection, "update flyway_schema_history set success = 0");
        }
        refused(file, "store.foreign");
    }

    @Test
    void whatIsCommittedIsOnTheDiskAndNotOnlyInTheHandsOfTheSystem() {
        assertThat(pragma("journal_mode")).isEqualTo("wal");
        assertThat(pragma("synchronous")).isEqualTo("2"); // FULL
    }

    /** As the one that writes has it. */
    private String pragma(String name) {
        return database.write(
                session -> session.one("pragma " + name, row -> row.getString(1)).orElseThrow());
    }

    @Test
    void damageIsNoticed() throws IOException {
        store.create(table("abc"), List.of());
        for (int i = 0; i < 100; i++) {
            store.append(append("abc", i, "x".repeat(1_000)));
        }
        store.close();
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            for (long at = channel.size() / 2; at < channel.size(); at += 512) {
                channel.write(ByteBuffer.wrap(new byte[300]), at);
            }
        }
        assertThatThrownBy(
                        () -> {
                            reopen();
                            store.log("abc");
                        })
                .isInstanceOfAny(Unsuitable.class, Unavailable.class);
    }
}
