package tischlein.store;

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
 * Files and folders that only their owner may use, since a database holds the seeds of running
 * games. Where a system has no such rights nothing happens.
 */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");

    /** What this program writes into a folder of its own, back-ups included. */
    private static final Pattern OURS =
            Pattern.compile(".*\\.db(-wal|-shm|-journal|\\.lock)?|\\.backup.*");

    /** What became of a file that was there. */
    public enum Found {
        PRIVATE,
        MENDED,
        /** Others may use it, and this process may not change that. */
        OPEN
    }

    private PrivateFiles() {}

    /** Makes the file if there is none. */
    static void create(Path file) throws IOException {
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

    /** Takes others' rights to a file away, if it is there. */
    static Found mend(Path file) {
        return Files.isRegularFile(file) ? mend(file, FILE) : Found.PRIVATE;
    }

    /** The same for a folder, unless it holds other things too: then it is not ours to close. */
    public static Found mendFolder(Path folder) {
        try (var files = Files.list(folder)) {
            boolean ours =
                    files.allMatch(file -> OURS.matcher(file.getFileName().toString()).matches());
            return ours ? mend(folder, FOLDER) : Found.PRIVATE;
        } catch (IOException _) {
            return Found.PRIVATE; // whoever opens something in it will say what is wrong
        }
    }

    /** Says what became of a file that was there, if people should know it. */
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
