package tischlein.cluster.jgroups;

import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;
import tischlein.store.database.PostgresAddress;

/**
 * The table of the common database where servers find each other. JGroups writes and reads its
 * rows; every server also keeps confirming its own row, so that others can tell it from one that a
 * killed server has left behind.
 */
final class DiscoveryTable {
    /** How often a server says that its row is true. */
    static final Duration BEAT = Duration.ofSeconds(2);

    /** A row that nobody has confirmed for so long belongs to a server that has gone. */
    static final Duration LASTS = Duration.ofSeconds(6);

    private static final String CREATE =
            """
            create table if not exists cluster_servers (
                address text primary key,
                name text,
                cluster text not null,
                ip text not null,
                coord boolean not null,
                seen timestamptz not null default clock_timestamp())\
            """;

    /** In the order in which JGroups fills it. */
    static final String INSERT =
            """
            insert into cluster_servers (address, name, cluster, ip, coord) values (?, ?, ?, ?, ?)
            on conflict (address) do update set
                coord = excluded.coord, seen = clock_timestamp()\
            """;

    static final String DELETE = "delete from cluster_servers where address = ?";

    static final String SELECT =
            "select address, name, ip, coord from cluster_servers where cluster = ?";

    static final String CLEAR = "delete from cluster_servers where cluster = ?";

    private static final String ALL =
            """
            select address, cluster, ip, seen,
                seen > clock_timestamp() - interval '%d milliseconds'
            from cluster_servers order by ip\
            """
                    .formatted(LASTS.toMillis());

    /** Errors of PostgreSQL if two servers make the table at the same moment. */
    private static final Set<String> MADE_MEANWHILE = Set.of("23505", "42P07");

    private final DataSource source;

    /**
     * A row.
     *
     * @param id of the server, as JGroups writes it
     * @param seen when it last said that the row is true, by the database's clock
     * @param fresh not long ago
     */
    record Row(String id, String cluster, ClusterAddress at, Instant seen, boolean fresh) {}

    DiscoveryTable(PostgresAddress address) {
        var found = new PGSimpleDataSource();
        found.setUrl(address.url());
        found.setUser(address.user());
        found.setPassword(address.password());
        address.options().forEach((name, value) -> set(found, name, value));
        found.setConnectTimeout(2);
        found.setSocketTimeout(3);
        found.setApplicationName("tischlein cluster");
        found.setLogServerErrorDetail(false);
        source = found;
    }

    private static void set(PGSimpleDataSource source, String name, String value) {
        try {
            source.setProperty(name, value);
        } catch (SQLException _) {
            // an option that the driver does not know, and the store's connections ignore it too
        }
    }

    /** For JGroups. */
    DataSource source() {
        return source;
    }

    void create() throws SQLException {
        try (var connection = source.getConnection();
                var statement = connection.createStatement()) {
            statement.execute(CREATE);
        } catch (SQLException e) {
            if (!MADE_MEANWHILE.contains(String.valueOf(e.getSQLState()))) {
                throw e;
            }
        }
    }

    /** How far this machine's clock is ahead of the database's. */
    Duration ahead() throws SQLException {
        try (var connection = source.getConnection();
                var query = connection.prepareStatement("select clock_timestamp()")) {
            var before = Instant.now();
            try (var rows = query.executeQuery()) {
                rows.next();
                var there = instant(rows, 1);
                var here = before.plus(Duration.between(before, Instant.now()).dividedBy(2));
                return Duration.between(there, here);
            }
        }
    }

    private static Instant instant(ResultSet row, int column) throws SQLException {
        return row.getTimestamp(column).toInstant();
    }

    /** All rows, those of other clusters too. */
    List<Row> rows() throws SQLException {
        try (var connection = source.getConnection();
                var query = connection.prepareStatement(ALL);
                var rows = query.executeQuery()) {
            var found = new ArrayList<Row>();
            while (rows.next()) {
                found.add(
                        new Row(
                                rows.getString(1),
                                rows.getString(2),
                                ClusterAddress.ofRow(rows.getString(3)),
                                instant(rows, 4),
                                rows.getBoolean(5)));
            }
            return List.copyOf(found);
        } catch (UnknownHostException e) {
            throw new SQLException("not an address", e);
        }
    }

    /** Says that a server is there. If its row was lost, it is there again. */
    void confirm(String id, String cluster, String ip, boolean coordinator) throws SQLException {
        try (var connection = source.getConnection();
                var insert = connection.prepareStatement(INSERT)) {
            insert.setString(1, id);
            insert.setString(2, id);
            insert.setString(3, cluster);
            insert.setString(4, ip);
            insert.setBoolean(5, coordinator);
            insert.executeUpdate();
        }
    }

    /** Removes rows of servers that have gone, which would only keep a new one waiting. */
    void remove(List<Row> gone) throws SQLException {
        try (Connection connection = source.getConnection();
                var delete = connection.prepareStatement(DELETE)) {
            for (var row : gone) {
                delete.setString(1, row.id());
                delete.executeUpdate();
            }
        }
    }
}
