package tischlein.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** The folders of the project that tests look into. */
final class Project {
    private Project() {}

    /** The nearest folder above the module's that has the rules in it. */
    static Path root() {
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

    static Path rules(String game) {
        return root().resolve("docs/rules").resolve(game + ".md");
    }

    static Path module(String game) {
        return root().resolve("games").resolve(game);
    }

    /** All of a game's own code. */
    static String sources(String game) {
        return sources(module(game));
    }

    /** All of a module's own code. */
    static String sources(Path module) {
        try (var files = Files.walk(module.resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Project::read)
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
