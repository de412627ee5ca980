package tischlein.store;

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
 * The migrations' scripts, by their names. Flyway would look for them in the class path's folders,
 * and a jar need not list its folders: it would find none, and say nothing.
 */
final class Scripts implements ResourceProvider {
    static final List<String> NAMES =
            List.of("V1__tables_logs_and_guests.sql", "V2__changed_choices_and_unused_rows.sql");

    /** What stands between the V and the words. */
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
                            Scripts.class.getResourceAsStream("migrations/" + name), name),
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
