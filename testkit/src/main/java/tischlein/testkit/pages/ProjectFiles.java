package tischlein.testkit.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** The folders of the project that tests look into. */
public final class ProjectFiles {
    private ProjectFiles() {}

    /** The nearest folder above the module's that has the rules in it. */
    public static Path root() {
        for (var folder = Path.of("").toAbsolutePath();
                folder != null;
                folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("docs/rules"))) {
                return folder;
            }
        }
        throw new IllegalStateException(
                "no docs/rules in or above " + Path.of("").toAbsolutePath());
    }

    /**
     * A page about a game: in docs of its own folder, or among those of all games.
     *
     * @param topic rules or log
     */
    static Path page(String game, String topic) {
        var own = module(game).resolve("docs").resolve(topic + ".md");
        return Files.exists(own)
                ? own
                : root().resolve("docs").resolve(topic).resolve(game + ".md");
    }

    public static Path module(String game) {
        return root().resolve("games").resolve(game);
    }

    /** All of a game's own code. */
    public static String sources(String game) {
        return sources(module(game));
    }

    /** All of a module's own code. */
    public static String sources(Path module) {
        try (var files = Files.walk(module.resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(ProjectFiles::read)
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
