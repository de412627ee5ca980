package tischlein.store.database;

import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/**
 * The scripts of the migrations, by name. Flyway would look for them in folders of the class path,
 * but a jar need not list its folders: it would silently find none.
 */
public final class MigrationScripts implements ResourceProvider {
    public static final List<String> NAMES =
            List.of("V1__tables_logs_and_guests.sql", "V2__changed_choices_and_unused_rows.sql");

    /** The versions of the scripts: what is between the V and the words in a name. */
    static List<String> versions() {
        return NAMES.stream().map(name -> name.substring(1, name.indexOf("__"))).toList();
    }

    @Override
    public @Nullable LoadableResource getResource(String name) {
        return NAMES.contains(name) ? new Script(name) : null;
    }

    @Override
    public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
        return NAMES.stream()
                .filter(name -> name.startsWith(prefix))
                .filter(name -> Arrays.stream(suffixes).anyMatch(name::endsWith))
                .<LoadableResource>map(Script::new)
                .toList();
    }

    /** A script on the class path. */
    private static final class Script extends LoadableResource {
        private final String name;

        Script(String name) {
            this.name = name;
        }

        @Override
        public Reader read() {
            return new InputStreamReader(
                    Objects.requireNonNull(
                            MigrationScripts.class.getResourceAsStream(
                                    "/tischlein/store/migrations/" + name),
                            name),
                    StandardCharsets.UTF_8);
        }

        @Override
        public String getAbsolutePath() {
            return name;
        }

        @Override
        public String getAbsolutePathOnDisk() {
            return name;
        }

        @Override
        public String getFilename() {
            return name;
        }

        @Override
        public String getRelativePath() {
            return name;
        }
    }
}
