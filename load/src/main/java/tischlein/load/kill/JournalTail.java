package tischlein.load.kill;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tischlein.load.clients.PromiseJournal;

/** The end of a journal that another process is writing. */
public final class JournalTail {
    private final Path path;
    private long position;
    private long done;
    private String torn = "";

    public JournalTail(Path path) {
        this.path = path;
    }

    /** How many moves it has seen acknowledged. */
    public long done() {
        return done;
    }

    /** Reads what has been added. */
    public List<PromiseJournal.Entry> added() {
        if (!Files.exists(path)) {
            return List.of(); // the clients have not begun
        }
        try (var file = new RandomAccessFile(path.toFile(), "r")) {
            var added = new byte[Math.toIntExact(file.length() - position)];
            file.seek(position);
            file.readFully(added);
            position += added.length;
            return whole(torn + new String(added, StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<PromiseJournal.Entry> whole(String text) {
        int end = text.lastIndexOf('\n') + 1;
        torn = text.substring(end);
        var entries = PromiseJournal.read(text.substring(0, end));
        done += entries.stream().filter(PromiseJournal.Entry.Done.class::isInstance).count();
        return entries;
    }
}
