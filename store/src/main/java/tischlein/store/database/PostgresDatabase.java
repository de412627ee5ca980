package tischlein.store.database;

import static tischlein.kernel.Phrase.say;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.sql.DataSource;
import tischlein.kernel.Phrase;
import tischlein.kernel.Unsuitable;
import tischlein.table.store.Store.Unavailable;

/** A PostgreSQL database, for one program or several. */
public final class PostgresDatabase implements Database {
    private static final int CONNECTIONS = 10;
    private static final int PATIENCE = 5_000;
    private static final String SERVER = "tischlein server ";

    /**
     * A program that stands still, or whose machine has vanished, must not keep a table locked for
     * the others: the database ends its transaction, and whoever waits tries again. A commit must
     * be durable even if the server's default says otherwise; stronger settings, such as waiting
     * for a replica, are kept.
     */
    private static final String SESSION =
            """
            set idle_in_transaction_session_timeout = '4s';
            set lock_timeout = '3s';
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
     * @throws Unsuitable if the database cannot be reached, with the reason
     */
    public static PostgresDatabase open(PostgresAddress address) {
        return open(address, "tischlein", PostgresDatabase::migrate);
    }

    /**
     * The same without bringing it to the schema of this program.
     *
     * @throws Unsuitable if the database cannot be reached or has another schema
     */
    public static PostgresDatabase look(PostgresAddress address) {
        return open(address, "tischlein", (pool, at) -> Migrations.need(pool, at.toString()));
    }

    private static void migrate(DataSource pool, PostgresAddress address) {
        Migrations.run(pool, Dialect.POSTGRESQL, address.toString());
    }

    /**
     * The same for a server, whose connections have a name that other servers can see.
     *
     * @param notices is told about other servers on this database
     */
    public static PostgresDatabase serve(
            PostgresAddress address, Consumer<Phrase.Sentence> notices) {
        long process = ProcessHandle.current().pid();
        var name = SERVER + process + " " + Long.toHexString(new SecureRandom().nextLong());
        var database = open(address, name, PostgresDatabase::migrate);
        var others = database.read(session -> others(session, name));
        if (!others.isEmpty()) {
            notices.accept(say("store.shared").texts("processes", others));
        }
        return database;
    }

    /** The processes of other servers, from the names of their connections. */
    private static List<String> others(DatabaseSession session, String name) throws SQLException {
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

    private static PostgresDatabase open(
            PostgresAddress address, String name, BiConsumer<DataSource, PostgresAddress> schema) {
        var pool = pool(address, name);
        try {
            schema.accept(pool, address);
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
        config.setConnectionInitSql(SESSION);
        // A connection that has died silently must not block a table for ever.
        config.addDataSourceProperty("socketTimeout", "30");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        address.options().forEach(config::addDataSourceProperty);
        config.addDataSourceProperty("ApplicationName", name);
        // The details of an error contain rows of the database.
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
            WriteWitness.HERE.begin(WriteWitness.Step.TRANSACTION);
            try {
                var result = work.in(new DatabaseSession(connection, Dialect.POSTGRESQL));
                commit(connection);
                return result;
            } catch (SQLException | RuntimeException e) {
                rollBack(connection);
                throw e;
            } finally {
                WriteWitness.HERE.end(WriteWitness.Step.TRANSACTION);
            }
        });
    }

    private static void commit(Connection connection) throws SQLException {
        WriteWitness.HERE.begin(WriteWitness.Step.COMMIT);
        try {
            connection.commit();
        } finally {
            WriteWitness.HERE.end(WriteWitness.Step.COMMIT);
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
        return with(connection -> work.in(new DatabaseSession(connection, Dialect.POSTGRESQL)));
    }

    @Override
    public void copyTo(Path copy) {
        with(connection -> {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setReadOnly(true);
            connection.setAutoCommit(false);
            var session = new DatabaseSession(connection, Dialect.POSTGRESQL);
            session.run("set local idle_in_transaction_session_timeout = 0"); // it locks nothing
            DatabaseCopy.toFile(session, copy);
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
                // The pool's other connections are lost too; the next caller gets a new one.
                pool.getHikariPoolMXBean().softEvictConnections();
            }
            throw new Unavailable("the database did not answer as it should", e);
        }
    }

    /** Whether the connection was lost, or the server has stopped. */
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
