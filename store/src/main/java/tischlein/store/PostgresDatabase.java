package tischlein.store;

import static tischlein.kernel.Phrase.say;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tischlein.kernel.Phrase;
import tischlein.kernel.Unsuitable;
import tischlein.table.Store.Unavailable;

/** A database that a PostgreSQL server keeps, for one program or several. */
final class PostgresDatabase implements Database {
    private static final int CONNECTIONS = 10;
    private static final int PATIENCE = 5_000;
    private static final String SERVER = "tischlein server ";

    /**
     * Whatever the server is used to: here a commit is a promise, and may not be lost with it. Who
     * wants more than that, a copy elsewhere, has set more, and keeps it.
     */
    private static final String DURABLE =
            """
            select set_config('synchronous_commit', 'on', false)
            where current_setting('synchronous_commit') = 'off'\
            """;

    private final PostgresAddress address;
    private final HikariDataSource pool;

    private PostgresDatabase(PostgresAddress address, HikariDataSource pool) {
        this.address = address;
        this.pool = pool;
    }

    /**
     * @throws Unsuitable if no such database answers, with the reason
     */
    static PostgresDatabase open(PostgresAddress address) {
        return open(address, "tischlein");
    }

    /**
     * The same for a server, which is known by a name to others on this database.
     *
     * @param notices hears of others who run on it
     */
    static PostgresDatabase serve(PostgresAddress address, Consumer<Phrase.Sentence> notices) {
        long process = ProcessHandle.current().pid();
        var name = SERVER + process + " " + Long.toHexString(new SecureRandom().nextLong());
        var database = open(address, name);
        var others = database.read(session -> others(session, name));
        if (!others.isEmpty()) {
            notices.accept(say("store.shared").texts("processes", others));
        }
        return database;
    }

    /** The processes of other servers. Every connection of theirs has their name. */
    private static List<String> others(Session session, String name) throws SQLException {
        return session
                .list(
                        """
                        select distinct application_name from pg_stat_activity
                        where datname = current_database()
                            and application_name like ? and application_name <> ?\
                        """,
                        row -> row.getString(1),
                        SERVER + "%",
                        name)
                .stream()
                .map(other -> other.substring(SERVER.length()).replaceFirst(" .*", ""))
                .sorted()
                .toList();
    }

    private static PostgresDatabase open(PostgresAddress address, String name) {
        var pool = pool(address, name);
        try {
            Migrations.run(pool, Dialect.POSTGRESQL, address.toString());
        } catch (RuntimeException e) {
            pool.close();
            throw e;
        }
        return new PostgresDatabase(address, pool);
    }

    private static HikariDataSource pool(PostgresAddress address, String name) {
        var config = new HikariConfig();
        config.setPoolName("store");
        config.setJdbcUrl(address.url());
        config.setUsername(address.user());
        config.setPassword(address.password());
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(PATIENCE);
        config.setConnectionInitSql(DURABLE);
        // A connection that has died without a word must not hold a table for ever.
        config.addDataSourceProperty("socketTimeout", "30");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        address.options().forEach(config::addDataSourceProperty);
        config.addDataSourceProperty("ApplicationName", name);
        // The details of an error are the rows it happened to.
        config.addDataSourceProperty("logServerErrorDetail", "false");
        try {
            return new HikariDataSource(config);
        } catch (PoolInitializationException e) {
            var refusal = new Unsuitable(reason(e, address));
            refusal.initCause(e);
            throw refusal;
        }
    }

    private static Phrase.Sentence reason(PoolInitializationException e, PostgresAddress address) {
        var state =
                Stream.iterate((Throwable) e, cause -> cause != null, Throwable::getCause)
                        .filter(SQLException.class::isInstance)
                        .map(cause -> String.valueOf(((SQLException) cause).getSQLState()))
                        .findFirst()
                        .orElse("");
        if (state.startsWith("28")) {
            return say("store.refused").text("database", address.toString());
        }
        if (state.equals("3D000")) {
            return say("store.missing").text("database", address.toString());
        }
        return say("store.silent").text("database", address.toString());
    }

    @Override
    public <T> T write(Work<T> work) {
        return with(connection -> {
            connection.setAutoCommit(false);
            Witness.HERE.begin(Witness.Step.TRANSACTION);
            try {
                var result = work.in(new Session(connection, Dialect.POSTGRESQL));
                commit(connection);
                return result;
            } catch (SQLException | RuntimeException e) {
                rollBack(connection);
                throw e;
            } finally {
                Witness.HERE.end(Witness.Step.TRANSACTION);
            }
        });
    }

    private static void commit(Connection connection) throws SQLException {
        Witness.HERE.begin(Witness.Step.COMMIT);
        try {
            connection.commit();
        } finally {
            Witness.HERE.end(Witness.Step.COMMIT);
        }
    }

    private static void rollBack(Connection connection) {
        try {
            connection.rollback();
        } catch (SQLException _) {
            // The connection is lost, and the transaction with it.
        }
    }

    @Override
    public <T> T read(Work<T> work) {
        return with(connection -> work.in(new Session(connection, Dialect.POSTGRESQL)));
    }

    @Override
    public void copyTo(Path copy) {
        with(connection -> {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setReadOnly(true);
            connection.setAutoCommit(false);
            Copy.toFile(new Session(connection, Dialect.POSTGRESQL), copy);
            connection.commit();
            return true;
        });
    }

    /** Something to do with a connection. */
    @FunctionalInterface
    private interface Use<T> {
        T of(Connection connection) throws SQLException;
    }

    private <T> T with(Use<T> use) {
        try (var connection = pool.getConnection()) {
            return use.of(connection);
        } catch (SQLException e) {
            if (lost(e)) {
                // The others will be lost too; the next to come gets a new one.
                pool.getHikariPoolMXBean().softEvictConnections();
            }
            throw new Unavailable("the database did not answer as it should", e);
        }
    }

    /** The connection's end, or the server's. */
    private static boolean lost(SQLException e) {
        var state = String.valueOf(e.getSQLState());
        return state.startsWith("08") || state.startsWith("57P");
    }

    @Override
    public void close() {
        pool.close();
    }

    @Override
    public String toString() {
        return address.toString();
    }
}
