package tischlein.load.kill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder for what one run writes; it goes with all that it holds when closed. */
public record ScratchFolder(Path folder) implements AutoCloseable {
    /** Creates one where the system keeps such things; its name begins with this. */
    public static ScratchFolder begun(String name) {
        try {
            return new ScratchFolder(Files.createTempDirectory(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    @Override
    public void close() {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
