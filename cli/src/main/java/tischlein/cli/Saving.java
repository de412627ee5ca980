package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tischlein.kernel.Unsuitable;

/** Writes a file whole or not at all. */
final class Saving {
    private Saving() {}

    /**
     * @throws Unsuitable if nothing can be written there
     */
    static void save(String file, String text) {
        try {
            var path = Path.of(file);
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                Files.writeString(path, text); // a device or a pipe; a folder refuses
                return;
            }
            var folder = path.toAbsolutePath().getParent();
            var draft = Files.createTempFile(folder, ".tischlein", ".log");
            try {
                Files.writeString(draft, text);
                replace(draft, path);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException | InvalidPathException e) {
            throw new Unsuitable(say(complaint(e)).text("file", file));
        }
    }

    private static void replace(Path draft, Path path) throws IOException {
        try {
            Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException _) {
            Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String complaint(Exception e) {
        return switch (e) {
            case NoSuchFileException _ -> "unsuitable.folder";
            case AccessDeniedException _ -> "unsuitable.access";
            default -> "unsuitable.file";
        };
    }
}
