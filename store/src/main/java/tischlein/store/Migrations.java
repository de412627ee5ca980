package tischlein.store;

import static tischlein.kernel.Phrase.say;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import tischlein.kernel.Unsuitable;
import tischlein.table.Store.Unavailable;

/** The steps that bring a database, new or old, to the shape that this program knows. */
final class Migrations {
    /** SQLite's numbers for a damaged file and for one that is no database. */
    private static final Set<Integer> DAMAGED = Set.of(11, 26);

    private Migrations() {}

    /**
     * @param name of the database, for people
     * @throws Unsuitable if a newer program has written the database, or another one
     */
    static void run(DataSource database, Dialect dialect, String name) {
        if (!applied(database).equals(Scripts.versions())) {
            migrate(database, dialect, name);
        }
    }

    /**
     * The versions that the database has gone through, as Flyway notes them. Flyway itself takes a
     * second to start, and most databases are as they should be.
     */
    private static List<String> applied(DataSource database) {
        var applied = new ArrayList<String>();
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var rows =
                        statement.executeQuery(
                                """
                                select case when success then version else 'failed' end
                                from flyway_schema_history order by installed_rank\
                                """)) {
            while (rows.next()) {
                applied.add(String.valueOf(rows.getString(1)));
            }
        } catch (SQLException _) {
            // New, or not ours: Flyway will tell.
            return List.of();
        }
        return applied;
    }

    private static void migrate(DataSource database, Dialect dialect, String name) {
        try {
            var flyway =
                    Flyway.configure(Migrations.class.getClassLoader())
                            .dataSource(database)
                            .locations(new String[0])
                            .resourceProvider(new Scripts())
                            .javaMigrationClassProvider(List::of)
                            .placeholders(dialect.placeholders())
                            .loggers("slf4j")
                            .load();
            if (Arrays.stream(flyway.info().all()).anyMatch(Migrations::unknown)) {
                throw new Unsuitable(say("store.newer").text("database", name));
            }
            flyway.migrate();
        } catch (FlywayException e) {
            throw refusal(e, name);
        }
    }

    private static boolean unknown(MigrationInfo step) {
        return step.getState() == MigrationState.FUTURE_SUCCESS
                || step.getState() == MigrationState.FUTURE_FAILED;
    }

    /**
     * A full disk or a lost connection may be better soon; a database of somebody else will not.
     */
    private static RuntimeException refusal(FlywayException e, String name) {
        boolean passing =
                Stream.iterate((Throwable) e, cause -> cause != null, Throwable::getCause)
                        .anyMatch(cause ->
                                cause instanceof SQLException failed
                                        && !DAMAGED.contains(failed.getErrorCode()));
        if (passing) {
            return new Unavailable("the database could not be brought to its present shape", e);
        }
        var foreign = new Unsuitable(say("store.foreign").text("database", name));
        foreign.initCause(e);
        return foreign;
    }
}
