package tischlein.store.database;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase.Sentence;

/**
 * Files and folders that only their owner may use, because a database contains the seeds of running
 * games. On systems without such permissions nothing happens.
 */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");

    /** Everything that this program writes into a folder of its own, including back-ups. */
    private static final Pattern OURS =
            Pattern.compile(".*\\.db(-wal|-shm|-journal|\\.lock)?|\\.backup.*");

    /** What was found about the permissions of a file. */
    public enum Found {
        PRIVATE,
        MENDED,
        /** Others may use it, and this process may not change that. */
        OPEN
    }

    private PrivateFiles() {}

    /** Makes the file if there is none. */
    public static void create(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file, rights(file, FILE));
        }
    }

    /** Makes the folder, and those above it that are missing. */
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, rights(folder, FOLDER));
    }

    private static FileAttribute<?>[] rights(Path path, Set<PosixFilePermission> rights) {
        return known(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)}
                : new FileAttribute<?>[0];
    }

    private static boolean known(Path path) {
        return Files.getFileAttributeView(path, PosixFileAttributeView.class) != null;
    }

    /** Takes others' permissions away from a file, if there is one. */
    public static Found mend(Path file) {
        return Files.isRegularFile(file) ? mend(file, FILE) : Found.PRIVATE;
    }

    /** The same for a folder, unless other things are in it: then others may need it. */
    public static Found mendFolder(Path folder) {
        try (var files = Files.list(folder)) {
            boolean ours =
                    files.allMatch(file -> OURS.matcher(file.getFileName().toString()).matches());
            return ours ? mend(folder, FOLDER) : Found.PRIVATE;
        } catch (IOException _) {
            return Found.PRIVATE; // opening a file in it will show what is wrong
        }
    }

    /** Tells people what was found, if they should know. */
    public static void tell(Found found, Path file, Consumer<Sentence> notices) {
        switch (found) {
            case PRIVATE -> {}
            case MENDED -> notices.accept(say("store.mended").text("file", file.toString()));
            case OPEN -> notices.accept(say("store.open").text("file", file.toString()));
        }
    }

    private static Found mend(Path path, Set<PosixFilePermission> rights) {
        try {
            if (!known(path) || rights.containsAll(Files.getPosixFilePermissions(path))) {
                return Found.PRIVATE;
            }
            Files.setPosixFilePermissions(path, rights);
            return Found.MENDED;
        } catch (IOException _) {
            return Found.OPEN;
        }
    }
}
