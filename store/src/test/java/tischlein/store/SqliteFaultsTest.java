package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.kernel.Unsuitable;
import tischlein.table.Store;
import tischlein.table.Store.Unavailable;

class SqliteFaultsTest {
    @TempDir private Path folder;
    private Path file;
    private SqliteDatabase database;
    private Store store;

    @BeforeEach
    void open() {
        // With all that could be taken for something else in an address.
        file = folder.resolve("a table? 100% 猫;x=1.db");
        database = SqliteDatabase.open(file);
        store = new SqlStore(database);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void reopen() {
        store.close();
        database = SqliteDatabase.open(file);
        store = new SqlStore(database);
    }

    @Test
    void aFileThatIsOpenedAgainHasEverything() throws IOException {
        store.create(table("abc"), List.of());
        store.append(append("abc", 0, "0 play 1"));
        store.choose(choice("abc", 1, 0, "bid 1"));
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

    /** Hands in all of it while the file is locked, so that the writer takes it together. */
    private <T> List<FutureTask<T>> inOneGroup(List<Callable<T>> writes) throws Exception {
        var tasks = new ArrayList<FutureTask<T>>();
        try (var lock = beside()) {
            execute(lock, "begin immediate");
            var threads = new ArrayList<Thread>();
            for (var write : writes) {
                var task = new FutureTask<>(write);
                tasks.add(task);
                threads.add(Thread.ofVirtual().start(task));
            }
            while (!threads.stream().allMatch(SqliteFaultsTest::waits)) {
                Thread.onSpinWait();
            }
            execute(lock, "rollback");
        }
        return tasks;
    }

    /** Whether the thread has handed in a write and waits for it. */
    private static boolean waits(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getClassName().endsWith("Writer$Write"));
    }

    private Connection beside() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private List<Callable<Boolean>> appends(int count) {
        var appends = new ArrayList<Callable<Boolean>>();
        for (int i = 0; i < count; i++) {
            var id = "t" + i;
            store.create(table(id), List.of());
            appends.add(() -> store.append(append(id, 0, "0 play 1")));
        }
        return appends;
    }

    @Test
    void whatWaitsTogetherIsOneTransactionAndARefusedAppendInItFailsAlone() throws Exception {
        var writes = appends(20);
        writes.add(7, () -> store.append(append("t3", 5, "0 play 9")));
        writes.add(() -> store.append(append("nowhere", 0, "0 play 9")));
        int before = WriteAheadLog.transactions(file);
        var outcomes = new ArrayList<Boolean>();
        for (var task : inOneGroup(writes)) {
            outcomes.add(task.get());
        }
        assertThat(WriteAheadLog.transactions(file)).isEqualTo(before + 1);
        assertThat(outcomes).hasSize(22).filteredOn(kept -> !kept).hasSize(2);
        assertThat(outcomes.get(7)).isFalse();
        for (int i = 0; i < 20; i++) {
            assertThat(lines(store.log("t" + i))).containsExactly("0 play 1");
        }
    }

    @Test
    void moreThanAGroupHoldsIsSeveralTransactions() throws Exception {
        var writes = appends(450);
        int before = WriteAheadLog.transactions(file);
        for (var task : inOneGroup(writes)) {
            assertThat(task.get()).isTrue();
        }
        assertThat(WriteAheadLog.transactions(file)).isEqualTo(before + 3);
    }

    @Test
    void aWriteThatFailsInAGroupFailsAlone() throws Exception {
        var writes = appends(10);
        writes.add(5, () -> database.write(orphan("begun, then failed")));
        writes.add(
                6,
                () -> {
                    return database.write(session -> {
                        throw new IllegalStateException("a fault in the program");
                    });
                });
        var tasks = inOneGroup(writes);
        for (int i = 0; i < tasks.size(); i++) {
            var task = tasks.get(i);
            if (i == 5 || i == 6) {
                assertThatThrownBy(task::get).hasCauseInstanceOf(Unavailable.class);
            } else {
                assertThat(task.get()).isTrue();
            }
        }
        assertThat(store.guest("begun, then failed")).isEmpty();
        assertThat(lines(store.log("t9"))).containsExactly("0 play 1");
    }

    /** Keeps a guest, and then a choice of a table that there is not. */
    private static Database.Work<Boolean> orphan(String guest) {
        return session -> {
            Writes.save(session, guest(guest));
            return session.update(
                            "insert into papers (table_id, header, seed, setup) values ('none', '', '', '')")
                    == 1;
        };
    }

    @Test
    void ifTheCommitFailsNothingOfTheGroupIsKeptAndTheNextWorks() throws Exception {
        var writes = appends(10);
        writes.add(
                5,
                () ->
                        database.write(session -> {
                            session.run("pragma defer_foreign_keys = on");
                            return orphan("anna").in(session);
                        }));
        for (var task : inOneGroup(writes)) {
            assertThatThrownBy(task::get).hasCauseInstanceOf(Unavailable.class);
        }
        assertThat(store.guest("anna")).isEmpty();
        for (int i = 0; i < 10; i++) {
            assertThat(store.log("t" + i)).isEmpty();
            assertThat(store.append(append("t" + i, 0, "0 play 2"))).isTrue();
        }
    }

    private void largest(String pages) {
        database.write(session ->
                session.one("pragma max_page_count = " + pages, row -> row.getInt(1))
                        .orElseThrow());
    }

    @Test
    void onAFullDiskNothingIsKeptByHalvesAndWithRoomAgainItGoesOn() {
        store.create(table("abc"), List.of());
        store.create(table("abd"), List.of());
        largest("1");
        int length = 0;
        boolean full = false;
        while (!full) {
            try {
                assertThat(store.append(append("abc", length, "x".repeat(3_000)))).isTrue();
                length++;
            } catch (Unavailable _) {
                full = true;
            }
        }
        var row = store.table("abc").orElseThrow();
        assertThat(row.length()).isEqualTo(length);
        assertThat(store.log("abc")).hasSize(length);
        int next = length;
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() -> store.append(append("abc", next, "x".repeat(30_000))));
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() -> store.append(append("abd", 0, "x".repeat(30_000))));
        largest("1000000");
        assertThat(store.append(append("abc", length, "x".repeat(30_000)))).isTrue();
        reopen();
        assertThat(store.log("abc")).hasSize(length + 1);
        assertThat(store.log("abd")).isEmpty();
    }

    @Test
    void aTransactionThatHasEndedByItselfDoesNotStopTheWriter() {
        store.create(table("abc"), List.of());
        // The writer's own commit fails then, and so does its rolling back.
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() ->
                        database.write(session -> {
                            session.run("commit");
                            return true;
                        }));
        assertThat(store.append(append("abc", 0, "0 play 1"))).isTrue();
    }

    @Test
    void aClosedStoreSaysSo() {
        store.create(table("abc"), List.of());
        store.close();
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() -> store.append(append("abc", 0, "0 play 1")));
        assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> store.table("abc"));
        store.close();
    }

    @Test
    void closingFinishesWhatWasHandedIn() throws Exception {
        var tasks = inOneGroup(appends(50));
        reopen();
        for (var task : tasks) {
            assertThat(task.get()).isTrue();
        }
        assertThat(store.log("t49")).hasSize(1);
    }

    private static String reason(Throwable e) {
        return ((Unsuitable) e).sentence().key();
    }

    private void refused(Path path, String key) {
        assertThatThrownBy(() -> SqliteDatabase.open(path))
                .isInstanceOf(Unsuitable.class)
                .extracting(SqliteFaultsTest::reason)
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
            SqliteDatabase.open(only).close();
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

    @Test
    void anErrorDoesNotTellWhatWasToBeKept() {
        store.create(table("abc"), List.of());
        store.append(append("abc", 0, "0 play 1"));
        database.write(session -> session.update("update tables set length = 0"));
        assertThatThrownBy(() -> store.append(append("abc", 0, "secret line")))
                .isInstanceOf(Unavailable.class)
                .satisfies(e -> assertThat(Words.of(e)).doesNotContain("secret"));
    }
}
