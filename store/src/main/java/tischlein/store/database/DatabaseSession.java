package tischlein.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A connection to a database and its prepared statements. For one thread at a time. */
public final class DatabaseSession implements AutoCloseable {
    final Connection connection;
    private final Dialect dialect;
    private final Map<String, PreparedStatement> statements = new HashMap<>();

    /** Reads one row. */
    @FunctionalInterface
    public interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    DatabaseSession(Connection connection, Dialect dialect) {
        this.connection = connection;
        this.dialect = dialect;
    }

    public Dialect dialect() {
        return dialect;
    }

    /** Returns how many rows the statement has changed. */
    public int update(String sql, Object... values) throws SQLException {
        return with(sql, PreparedStatement::executeUpdate, values);
    }

    /** Runs a statement without a result. */
    public void run(String sql) throws SQLException {
        with(sql, PreparedStatement::execute);
    }

    public <T> List<T> list(String sql, Row<T> row, Object... values) throws SQLException {
        return with(
                sql,
                statement -> {
                    var found = new ArrayList<T>();
                    try (var rows = statement.executeQuery()) {
                        while (rows.next()) {
                            found.add(row.read(rows));
                        }
                    }
                    return List.copyOf(found);
                },
                values);
    }

    public <T> Optional<T> one(String sql, Row<T> row, Object... values) throws SQLException {
        return list(sql, row, values).stream().findFirst();
    }

    /** Executes a prepared statement. */
    @FunctionalInterface
    private interface Execution<T> {
        T of(PreparedStatement statement) throws SQLException;
    }

    private <T> T with(String sql, Execution<T> execution, Object... values) throws SQLException {
        var statement = statement(sql);
        try {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            return execution.of(statement);
        } catch (SQLException e) {
            // SQLite's driver closes a statement that has failed.
            statements.remove(sql);
            statement.close();
            throw e;
        }
    }

    private PreparedStatement statement(String sql) throws SQLException {
        var kept = statements.get(sql);
        if (kept != null) {
            return kept;
        }
        var statement = connection.prepareStatement(sql);
        statements.put(sql, statement);
        return statement;
    }

    /** Closes the connection, and with it the statements. */
    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException _) {
            // Nothing that was committed depends on it.
        }
    }
}
