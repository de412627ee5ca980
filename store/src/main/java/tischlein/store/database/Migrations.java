package tischlein.store.database;

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
import tischlein.table.store.Store.Unavailable;

/** Brings a database, new or old, to the schema of this program. */
final class Migrations {
    /** SQLite's error codes for a damaged file and for one that is not a database. */
    private static final Set<Integer> DAMAGED = Set.of(11, 26);

    private Migrations() {}

    /**
     * @param name of the database, for people
     * @throws Unsuitable if a newer program has written the database, or it belongs to another
     *     program
     */
    static void run(DataSource database, Dialect dialect, String name) {
        if (!applied(database).equals(MigrationScripts.versions())) {
            migrate(database, dialect, name);
        }
    }

    /**
     * The same for somebody who must not change the database.
     *
     * @throws Unsuitable if it is not of the schema of this program
     */
    static void need(DataSource database, String name) {
        if (!applied(database).equals(MigrationScripts.versions())) {
            throw new Unsuitable(say("store.other").text("database", name));
        }
    }

    /**
     * The versions that have been applied, as Flyway records them. Asking Flyway itself takes a
     * second, and most databases are up to date.
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
            // New, or not ours: Flyway finds out.
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
                            .resourceProvider(new MigrationScripts())
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
     * A full disk or a lost connection may pass; a database of another program remains unsuitable.
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
