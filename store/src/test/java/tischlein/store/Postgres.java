package tischlein.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;

/** The PostgreSQL server that all tests share. */
final class Postgres {
    /** What a test locks that uses it: some stop it. */
    static final String SERVER = "the PostgreSQL server";

    private static final AtomicInteger NUMBER = new AtomicInteger();
    private static final Path DATA = folder();
    private static EmbeddedPostgres server = started(0);

    private Postgres() {}

    /** Without what an earlier run has left there. */
    private static Path folder() {
        var folder = Path.of("target", "postgres").toAbsolutePath();
        try {
            if (Files.exists(folder)) {
                try (var files = Files.walk(folder)) {
                    for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder;
    }

    private static EmbeddedPostgres started(int port) {
        try {
            var builder =
                    EmbeddedPostgres.builder()
                            .setDataDirectory(DATA)
                            .setCleanDataDirectory(false)
                            .setPGStartupWait(Duration.ofSeconds(60));
            return (port == 0 ? builder : builder.setPort(port)).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static int port() {
        return server.getPort();
    }

    /** The address of a new, empty database. */
    static String database() {
        var name = "test" + NUMBER.incrementAndGet();
        run("postgres", "create database " + name);
        return address(name);
    }

    static String address(String name) {
        return "postgresql://postgres:postgres@localhost:" + server.getPort() + "/" + name;
    }

    /** Runs a statement beside all stores. */
    static void run(String name, String sql) {
        try (var connection = connection(name);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static Connection connection(String name) throws SQLException {
        return server.getDatabase("postgres", name).getConnection();
    }

    static void stop() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With what it had, at the same port. */
    static void startAgain() {
        server = started(server.getPort());
    }
}
