package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.table;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import tischlein.kernel.Unsuitable;
import tischlein.store.database.PostgresAddress;
import tischlein.store.database.PostgresDatabase;
import tischlein.table.store.Store;
import tischlein.table.store.Store.Unavailable;

@ResourceLock(Postgres.SERVER)
class PostgresFaultsTest {
    private static final String LOCKED = "55P03";

    private String address;
    private String name;
    private Store store;

    @BeforeEach
    void open() {
        address = Postgres.database();
        name = address.substring(address.lastIndexOf('/') + 1);
        store = Stores.open(address);
        store.create(table("abc"), List.of());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void whenTheServerHasStartedAgainTheNextCallWorks() throws Exception {
        assertThat(store.append(append("abc", 0, "0 play 1"))).isTrue();
        Postgres.stop();
        try {
            assertThatExceptionOfType(Unavailable.class)
                    .isThrownBy(() -> store.append(append("abc", 1, "1 play 2")));
        } finally {
            Postgres.startAgain();
        }
        assertThat(store.append(append("abc", 1, "1 play 2"))).isTrue();
        assertThat(lines(store.log("abc"))).containsExactly("0 play 1", "1 play 2");
    }

    @Test
    void afterAllConnectionsAreCutAtMostOneCallFails() throws Exception {
        RivalContract.together(10, number -> store.count());
        Postgres.run(
                name,
                """
                select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()\
                """);
        try {
            store.count();
        } catch (Unavailable _) {
            // Whether it fails depends on how long the connection had been idle.
        }
        assertThat(store.append(append("abc", 0, "0 play 1"))).isTrue();
        assertThat(store.append(append("abc", 1, "0 play 1"))).isTrue();
    }

    @Test
    void aCommitIsDurableHoweverTheServerIsSet() {
        for (var set : List.of("off", "local", "on", "remote_apply")) {
            Postgres.run(name, "alter database " + name + " set synchronous_commit = " + set);
            try (var other = PostgresDatabase.open(PostgresAddress.of(address))) {
                var used =
                        other.read(session ->
                                session.one("show synchronous_commit", row -> row.getString(1)));
                assertThat(used).contains(set.equals("off") ? "on" : set);
            }
        }
    }

    @Test
    void nobodyWaitsLongForAProgramThatStandsStillInATransaction() throws Exception {
        try (var still = Postgres.connection(name);
                var statement = still.createStatement()) {
            still.setAutoCommit(false);
            statement.execute("select * from tables where id = 'abc' for update");
            assertThatExceptionOfType(Unavailable.class)
                    .isThrownBy(() -> store.append(append("abc", 0, "0 play 1")))
                    .havingCause()
                    .isInstanceOfSatisfying(
                            SQLException.class, e -> assertThat(e.getSQLState()).isEqualTo(LOCKED));
        }
        assertThat(store.append(append("abc", 0, "0 play 1"))).isTrue();
    }

    @Test
    void aProgramThatStandsStillInATransactionLosesIt() {
        try (var database = PostgresDatabase.open(PostgresAddress.of(address))) {
            assertThatExceptionOfType(Unavailable.class)
                    .isThrownBy(() ->
                            database.write(session -> {
                                session.run("select * from tables where id = 'abc' for update");
                                LockSupport.parkNanos(Duration.ofSeconds(5).toNanos());
                                return session.update("delete from tables where id = 'abc'");
                            }));
        }
        assertThat(store.append(append("abc", 0, "0 play 1"))).isTrue();
    }

    @Test
    void twoProgramsShareADatabaseAndOneWinsEachLength() throws Exception {
        try (var other = Stores.open(address)) {
            var wins =
                    RivalContract.together(
                            2,
                            number -> {
                                int won = 0;
                                for (int at = 0; at < 100; at++) {
                                    var one = number == 0 ? store : other;
                                    while (one.table("abc").orElseThrow().length() < at) {
                                        Thread.onSpinWait();
                                    }
                                    won += one.append(append("abc", at, "0 play " + at)) ? 1 : 0;
                                }
                                return won;
                            });
            assertThat(wins.get(0) + wins.get(1)).isEqualTo(100);
            assertThat(store.log("abc")).isEqualTo(other.log("abc")).hasSize(100);
        }
    }

    @Test
    void anErrorDoesNotTellWhatWasToBeKept() {
        store.append(append("abc", 0, "0 play 1"));
        Postgres.run(name, "update tables set length = 0");
        assertThatThrownBy(() -> store.append(append("abc", 0, "secret line")))
                .isInstanceOf(Unavailable.class)
                .satisfies(e -> assertThat(Words.of(e)).doesNotContain("secret"));
        Postgres.run(name, "alter table batches add check (lines <> 'secret line')");
        Postgres.run(name, "delete from batches");
        assertThatThrownBy(() -> store.append(append("abc", 0, "secret line")))
                .isInstanceOf(Unavailable.class)
                .satisfies(e -> assertThat(Words.of(e)).doesNotContain("secret line"));
        assertThat(store.append(append("abc", 0, "0 play 2"))).isTrue();
    }

    private static void refused(String address, String key) {
        assertThatThrownBy(() -> Stores.open(address))
                .isInstanceOf(Unsuitable.class)
                .satisfies(e -> assertThat(Words.of(e)).doesNotContain("sesame"))
                .extracting(e -> ((Unsuitable) e).sentence().key())
                .isEqualTo(key);
    }

    @Test
    void aDatabaseThatCannotBeUsedIsRefusedWithTheReason() {
        var host = "localhost:" + Postgres.port();
        refused("postgresql://postgres:sesame@" + host + "/missing", "store.missing");
        refused("postgresql://nobody:sesame@" + host + "/" + name, "store.refused");
        refused(
                "jdbc:postgresql://" + host + "/" + name + "?user=nobody&password=sesame",
                "store.refused");
        refused("postgresql://postgres:sesame@localhost:1/" + name, "store.silent");
    }

    @Test
    void aDatabaseThatANewerProgramOrAnotherHasWrittenIsRefused() {
        Postgres.run(
                name,
                """
                insert into flyway_schema_history (installed_rank, version, description, type,
                    script, checksum, installed_by, execution_time, success)
                values (99, '99', 'newer', 'SQL', 'V99__newer.sql', 1, 'x', 1, true)\
                """);
        refused(address, "store.newer");
        var other = Postgres.database();
        Postgres.run(
                other.substring(other.lastIndexOf('/') + 1), "create table recipes (name text)");
        refused(other, "store.foreign");
    }

    @Test
    void theAddressMayBeWrittenAsForJdbc() {
        var jdbc =
                "jdbc:postgresql://localhost:"
                        + Postgres.port()
                        + "/"
                        + name
                        + "?user=postgres&password=sesame&ApplicationName=house";
        try (var other = Stores.open(jdbc)) {
            assertThat(other.count()).isEqualTo(1);
            assertThat(other.toString()).contains(name).doesNotContain("sesame");
        }
    }

    @Test
    void aClosedStoreSaysSo() {
        store.close();
        assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> store.table("abc"));
    }
}
