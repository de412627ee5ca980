package tischlein.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.guest;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.table;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import tischlein.store.StoreWrites;
import tischlein.store.WriteAheadLog;
import tischlein.table.store.Store.Unavailable;

class SqliteGroupsTest extends SqliteFileCase {
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
            while (!threads.stream().allMatch(SqliteGroupsTest::waits)) {
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
            StoreWrites.save(session, guest(guest));
            return session.update(
                            "insert into papers (table_id, header, seed, setup) values ('none', '',"
                                    + " '', '')")
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

    @Test
    void closingFinishesWhatWasHandedIn() throws Exception {
        var tasks = inOneGroup(appends(50));
        reopen();
        for (var task : tasks) {
            assertThat(task.get()).isTrue();
        }
        assertThat(store.log("t49")).hasSize(1);
    }
}
