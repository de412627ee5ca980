package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder for what one run writes; it holds nothing but files, and goes with them when closed. */
public record Scratch(Path folder) implements AutoCloseable {
    /** Creates one where the system keeps such things; its name begins with this. */
    public static Scratch begun(String name) {
        try {
            return new Scratch(Files.createTempDirectory(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    @Override
    public void close() {
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
