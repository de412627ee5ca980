package tischlein.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A connection to a database with the statements that it has prepared. For one thread at a time.
 */
final class Session implements AutoCloseable {
    private final Connection connection;
    private final Dialect dialect;
    private final Map<String, PreparedStatement> statements = new HashMap<>();

    /** How a row is read. */
    @FunctionalInterface
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    Session(Connection connection, Dialect dialect) {
        this.connection = connection;
        this.dialect = dialect;
    }

    Connection connection() {
        return connection;
    }

    Dialect dialect() {
        return dialect;
    }

    /** How many rows the statement has changed. */
    int update(String sql, Object... values) throws SQLException {
        return with(sql, PreparedStatement::executeUpdate, values);
    }

    /** Something that neither counts nor finds rows. */
    void run(String sql) throws SQLException {
        with(sql, PreparedStatement::execute);
    }

    <T> List<T> list(String sql, Row<T> row, Object... values) throws SQLException {
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

    <T> Optional<T> one(String sql, Row<T> row, Object... values) throws SQLException {
        return list(sql, row, values).stream().findFirst();
    }

    /** How a statement is executed. */
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

    /** Closes the statements too: they are the connection's. */
    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException _) {
            // Nothing that was committed depends on it.
        }
    }
}
