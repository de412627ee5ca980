package tischlein.cli.run;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;

/** Writes a file whole or not at all. */
public final class SavedFile {
    private static final String BEGINNING = "tischlein ";

    /** What a shell takes as it is. */
    private static final Pattern SAFE = Pattern.compile("[\\w./+:@%=-]+");

    private SavedFile() {}

    /**
     * @throws Unsuitable if nothing can be written there
     */
    public static void save(String file, String text) {
        save(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * @throws Unsuitable if nothing can be written there
     */
    public static void save(String file, byte[] bytes) {
        try {
            var path = Path.of(file);
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                Files.write(path, bytes); // a device or a pipe; a folder refuses
                return;
            }
            // Not a temporary file of the JDK: nobody else could read that, whatever the umask
            // says.
            var draft =
                    path.toAbsolutePath().resolveSibling(".tischlein" + UUID.randomUUID() + ".log");
            try {
                Files.write(draft, bytes, StandardOpenOption.CREATE_NEW);
                replace(draft, path);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException | InvalidPathException e) {
            throw unsuitable(file, e);
        }
    }

    /**
     * The same, but not over a file that is something else than a log.
     *
     * @throws Unsuitable if nothing can be written there
     */
    public static void saveGame(String file, String text) {
        try {
            var path = Path.of(file);
            if (Files.isRegularFile(path) && !isLog(path)) {
                throw new Unsuitable(say("unsuitable.notlog").text("file", file));
            }
        } catch (IOException | InvalidPathException e) {
            throw unsuitable(file, e);
        }
        save(file, text);
    }

    /** How to go on with a game that is in this file. */
    public static Sentence told(String file) {
        return say("play.saved").text("file", typed(file));
    }

    /** As one types it in a shell. */
    public static String typed(String file) {
        return SAFE.matcher(file).matches() ? file : "'" + file.replace("'", "'\\''") + "'";
    }

    /**
     * Makes a folder to save files in, if there is none yet.
     *
     * @throws Unsuitable if there can be none
     */
    public static void makeFolder(String folder) {
        try {
            Files.createDirectories(Path.of(folder));
        } catch (IOException | InvalidPathException e) {
            throw unsuitable(folder, e);
        }
    }

    /** Whether a file begins as a log does, or is empty. */
    private static boolean isLog(Path path) throws IOException {
        try (var in = Files.newInputStream(path)) {
            var begins = new String(in.readNBytes(BEGINNING.length()), StandardCharsets.UTF_8);
            return begins.isEmpty() || begins.equals(BEGINNING);
        }
    }

    private static void replace(Path draft, Path path) throws IOException {
        try {
            Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException _) {
            Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Nothing can be written there. */
    public static Unsuitable unsuitable(String file, Exception e) {
        return new Unsuitable(say(complaint(e)).text("file", file));
    }

    private static String complaint(Exception e) {
        return switch (e) {
            case NoSuchFileException _ -> "unsuitable.folder";
            case AccessDeniedException _ -> "unsuitable.access";
            default -> "unsuitable.file";
        };
    }
}
