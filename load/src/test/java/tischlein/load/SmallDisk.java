package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A file system of its own, small enough to be filled. Only an administrator of Linux gets one. */
final class SmallDisk implements AutoCloseable {
    private static final int BLOCK = 4096;

    private final Path folder;
    private final Path ballast;

    private SmallDisk(Path folder) {
        this.folder = folder;
        ballast = folder.resolve("ballast");
    }

    static Optional<SmallDisk> mounted(Path at) {
        try {
            var folder = Files.createDirectories(at);
            return TestShell.tried(
                            "mount", "-t", "tmpfs", "-o", "size=64m", "none", folder.toString())
                    ? Optional.of(new SmallDisk(folder))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path folder() {
        return folder;
    }

    /** To the last byte. */
    void fill() {
        try (var file =
                FileChannel.open(ballast, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            int size = BLOCK * BLOCK;
            while (size > 0) {
                size = written(file, size) ? size : size / 2;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean written(FileChannel file, int size) {
        try {
            return file.write(ByteBuffer.allocate(size)) == size;
        } catch (IOException _) {
            return false; // no room for so much
        }
    }

    void makeRoom() {
        try {
            Files.delete(ballast);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        TestShell.run("umount", "-l", folder.toString());
    }
}
