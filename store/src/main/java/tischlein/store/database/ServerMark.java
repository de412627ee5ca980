package tischlein.store.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Marks that a server runs on a database file: a file beside it, with the server's process and
 * where it can be reached. The system keeps it locked as long as the process lives, however it
 * ends; the file itself stays.
 */
public final class ServerMark implements AutoCloseable {
    private static final int LONGEST = 4_096;

    /** The marks of this process. Reading one's own mark would release the system's lock on it. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private ServerMark(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * @throws AlreadyServed if another server has the mark
     */
    public static ServerMark take(Path database) throws IOException {
        var file = markOf(database);
        if (!OWN.add(file)) {
            throw new AlreadyServed(database, List.of());
        }
        Optional<ServerMark> mark = Optional.empty();
        try {
            mark = lock(database, file);
            return mark.get();
        } finally {
            if (mark.isEmpty()) {
                OWN.remove(file);
            }
        }
    }

    /** The same file whatever path the database is opened by. */
    private static Path markOf(Path database) throws IOException {
        var absolute = database.toAbsolutePath().normalize();
        var real =
                Files.exists(absolute)
                        ? absolute.toRealPath()
                        : parent(absolute).toRealPath().resolve(absolute.getFileName());
        return real.resolveSibling(real.getFileName() + ".lock");
    }

    private static Path parent(Path file) {
        return Optional.ofNullable(file.getParent()).orElse(file);
    }

    private static Optional<ServerMark> lock(Path database, Path file) throws IOException {
        PrivateFiles.create(file);
        PrivateFiles.mend(file);
        var channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        boolean locked = false;
        try {
            locked = channel.tryLock() != null;
            if (!locked) {
                throw new AlreadyServed(database, read(channel));
            }
            var mark = new ServerMark(file, channel);
            mark.write("");
            return Optional.of(mark);
        } finally {
            if (!locked) {
                channel.close();
            }
        }
    }

    private static List<String> read(FileChannel channel) throws IOException {
        var bytes = ByteBuffer.allocate(LONGEST);
        int length = Math.max(0, channel.read(bytes, 0));
        return new String(bytes.array(), 0, length, StandardCharsets.UTF_8).lines().toList();
    }

    /** Notes where the server of this process can be reached. */
    public void tell(List<String> links) throws IOException {
        write(ProcessHandle.current().pid() + "\n" + String.join("\n", links) + "\n");
    }

    private void write(String text) throws IOException {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
    }

    @Override
    public void close() {
        try (channel) {
            write("");
        } catch (IOException _) {
            // Without the lock, its content means nothing.
        } finally {
            OWN.remove(file);
        }
    }
}
