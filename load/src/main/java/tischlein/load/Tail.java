package tischlein.load;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The end of a journal that another process is writing: how many moves it has seen acknowledged.
 */
final class Tail {
    private static final String DONE = "done\t";

    private final Path path;
    private long position;
    private long done;
    private String torn = "";

    Tail(Path path) {
        this.path = path;
    }

    long done() {
        return done;
    }

    /** Reads what has been added. */
    void skip() {
        if (!Files.exists(path)) {
            return; // the clients have not begun
        }
        try (var file = new RandomAccessFile(path.toFile(), "r")) {
            var added = new byte[Math.toIntExact(file.length() - position)];
            file.seek(position);
            file.readFully(added);
            position += added.length;
            count(torn + new String(added, StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void count(String text) {
        int end = text.lastIndexOf('\n') + 1;
        done += text.substring(0, end).lines().filter(line -> line.startsWith(DONE)).count();
        torn = text.substring(end);
    }
}
