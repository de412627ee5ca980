package tischlein.arena;

import static tischlein.kernel.Phrase.say;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tischlein.arena.play.PlayedGame;
import tischlein.kernel.Unsuitable;

/**
 * The finished deals of a contest in a file, a line for each, so that nothing is ever played twice.
 * A line is written before the next deal is counted, so it survives the end of the program; once a
 * second all lines are forced to the disk, so that they survive a power cut.
 */
public final class DealJournal implements Closeable {
    private static final long BETWEEN_FORCES = 1_000_000_000L;

    private final FileChannel channel;
    private final SortedMap<Long, List<PlayedGame>> found;
    private long length;
    private long forced = System.nanoTime();
    private boolean broken;

    private DealJournal(FileChannel channel, SortedMap<Long, List<PlayedGame>> found, long length) {
        this.channel = channel;
        this.found = found;
        this.length = length;
    }

    /**
     * Opens a journal, or begins one. A last line that was not written to its end is cut off: that
     * deal is played again.
     *
     * @throws Unsuitable if it holds what is no deal, or if somebody else is writing it
     */
    public static DealJournal open(Path file) throws IOException {
        var channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        try {
            lock(channel, file);
            var text = Files.readString(file, StandardCharsets.ISO_8859_1);
            int end = text.lastIndexOf('\n') + 1;
            var found = read(file, text.substring(0, end));
            channel.truncate(end);
            channel.position(end);
            return new DealJournal(channel, found, end);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** Two programs at once would write into each other's lines. */
    private static void lock(FileChannel channel, Path file) throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException _) {
            // held by this very process: no better than by another
        }
        throw new Unsuitable(
                say("unsuitable.running").text("folder", String.valueOf(file.getParent())));
    }

    private static SortedMap<Long, List<PlayedGame>> read(Path file, String text) {
        var found = new TreeMap<Long, List<PlayedGame>>();
        int number = 0;
        for (var line : text.lines().toList()) {
            number++;
            try {
                var games = PlayedGame.read(line);
                found.put(games.getFirst().deal(), games);
            } catch (IllegalArgumentException _) {
                throw new Unsuitable(
                        say("unsuitable.journal")
                                .text("file", file.toString())
                                .number("line", number));
            }
        }
        return found;
    }

    /** The deals that were there when it was opened. */
    public SortedMap<Long, List<PlayedGame>> found() {
        return found;
    }

    /**
     * Any thread may call this. Once it has failed it always fails: nothing may follow half a line.
     */
    public synchronized void add(List<PlayedGame> games) throws IOException {
        if (broken) {
            throw new IOException("the journal is broken off");
        }
        var line =
                ByteBuffer.wrap(
                        (PlayedGame.line(games) + "\n").getBytes(StandardCharsets.US_ASCII));
        int bytes = line.remaining();
        broken = true;
        while (line.hasRemaining()) {
            channel.write(line);
        }
        long now = System.nanoTime();
        if (now - forced > BETWEEN_FORCES) {
            channel.force(false);
            forced = now;
        }
        length += bytes;
        broken = false;
    }

    /** What is whole stays on the disk, what is not goes. */
    @Override
    public synchronized void close() throws IOException {
        try (channel) {
            channel.truncate(length);
            channel.force(true);
        }
    }

    /** Puts a journal in order once all is played: the same contest then has the same journal. */
    public static void sort(Path file, List<List<PlayedGame>> deals) throws IOException {
        var text = new StringBuilder();
        deals.forEach(deal -> text.append(PlayedGame.line(deal)).append('\n'));
        replace(file, text.toString());
    }

    /** Writes a file whole or not at all. */
    public static void replace(Path file, String text) throws IOException {
        var draft = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.writeString(draft, text);
            Files.move(
                    draft,
                    file,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
