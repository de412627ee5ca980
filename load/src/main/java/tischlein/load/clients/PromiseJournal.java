package tischlein.load.clients;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What clients said and what they were promised, one line each, written before a command is sent
 * and when it is acknowledged. The operating system has a line before the clients go on, so the
 * line outlives them.
 */
public final class PromiseJournal implements AutoCloseable {
    private static final String BETWEEN = "\t";

    private final FileChannel file;

    /** A line of a journal. */
    public sealed interface Entry {
        /** A command is about to be sent for the first time. */
        record Sent(String id, String table, int seat, int version, List<String> moves)
                implements Entry {
            public Sent {
                moves = List.copyOf(moves);
            }
        }

        /** A command is about to be sent again. */
        record Again(String id) implements Entry {}

        /**
         * The server has promised to keep it.
         *
         * @param version of the table afterwards
         */
        record Done(String id, int version) implements Entry {}

        /** The server has refused it. */
        record Refused(String id, String why) implements Entry {}

        /**
         * The server has promised a table.
         *
         * @param party the number of those who play there
         */
        record Table(String table, int party) implements Entry {}
    }

    public PromiseJournal(Path path) throws IOException {
        file =
                FileChannel.open(
                        path,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING);
    }

    public void note(Entry entry) {
        var line = ByteBuffer.wrap((written(entry) + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            while (line.hasRemaining()) {
                file.write(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String written(Entry entry) {
        return switch (entry) {
            case Entry.Sent(var id, var table, int seat, int version, var moves) ->
                    joined(
                            "sent",
                            id,
                            table,
                            Integer.toString(seat),
                            Integer.toString(version),
                            String.join(BETWEEN, moves));
            case Entry.Again(var id) -> joined("again", id);
            case Entry.Done(var id, int version) -> joined("done", id, Integer.toString(version));
            case Entry.Refused(var id, var why) -> joined("refused", id, why);
            case Entry.Table(var table, int party) ->
                    joined("table", table, Integer.toString(party));
        };
    }

    private static String joined(String... words) {
        return String.join(BETWEEN, words);
    }

    /** All lines; one that was torn off in the middle is none. */
    public static List<Entry> read(Path path) throws IOException {
        return read(Files.readString(path));
    }

    public static List<Entry> read(String text) {
        var whole = text.substring(0, text.lastIndexOf('\n') + 1);
        return whole.lines().map(PromiseJournal::entry).toList();
    }

    private static Entry entry(String line) {
        var words = line.split(BETWEEN, -1);
        return known(words)
                .orElseThrow(() -> new IllegalArgumentException("no line of a journal: " + line));
    }

    private static Optional<Entry> known(String... words) {
        return switch (words[0] + " " + words.length) {
            case "again 2" -> Optional.of(new Entry.Again(words[1]));
            case "done 3" -> Optional.of(new Entry.Done(words[1], Integer.parseInt(words[2])));
            case "refused 3" -> Optional.of(new Entry.Refused(words[1], words[2]));
            case "table 3" -> Optional.of(new Entry.Table(words[1], Integer.parseInt(words[2])));
            default -> sent(words);
        };
    }

    private static Optional<Entry> sent(String... words) {
        return words[0].equals("sent") && words.length > 5
                ? Optional.of(
                        new Entry.Sent(
                                words[1],
                                words[2],
                                Integer.parseInt(words[3]),
                                Integer.parseInt(words[4]),
                                Arrays.asList(words).subList(5, words.length)))
                : Optional.empty();
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
