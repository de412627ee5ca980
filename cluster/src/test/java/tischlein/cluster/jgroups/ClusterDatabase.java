package tischlein.cluster.jgroups;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import tischlein.store.database.PostgresAddress;

/** The PostgreSQL server that all tests share; every cluster has a database of its own. */
final class ClusterDatabase {
    private static final EmbeddedPostgres SERVER = started();
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private ClusterDatabase() {}

    private static EmbeddedPostgres started() {
        try {
            return EmbeddedPostgres.builder().setPGStartupWait(Duration.ofSeconds(60)).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static PostgresAddress create() {
        var name = "cluster" + NUMBER.incrementAndGet();
        run("postgres", "create database " + name);
        return PostgresAddress.of(
                "postgresql://postgres:postgres@localhost:" + SERVER.getPort() + "/" + name);
    }

    static void run(String name, String sql) {
        try (var connection = SERVER.getDatabase("postgres", name).getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
