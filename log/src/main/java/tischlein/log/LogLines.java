package tischlein.log;

import static tischlein.kernel.Phrase.say;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tischlein.kernel.Phrase;

/**
 * The lines of an untrusted stream of bytes: UTF-8 text, no line longer than a log needs. It holds
 * one line at a time, and never one that is too long.
 */
final class LogLines {
    static final int LONGEST = 1_000;
    static final int MOST = 1_000_000;

    /** No character takes more than four bytes; one more byte shows that the line is too long. */
    private static final int ROOM = 4 * LONGEST + 1;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final String file;
    private final InputStream stream;
    private final byte[] bytes = new byte[ROOM];
    private int size;
    private int number;
    private boolean cut;

    LogLines(String file, InputStream stream) {
        this.file = file;
        this.stream = new BufferedInputStream(stream);
    }

    /** The next line without its line break, or empty at the end. */
    Optional<String> next() throws IOException {
        size = 0;
        for (int b = stream.read(); b != '\n'; b = stream.read()) {
            if (b < 0) {
                cut |= size > 0;
                return size > 0 ? Optional.of(line()) : Optional.empty();
            }
            take((byte) b);
        }
        return Optional.of(line());
    }

    private void take(byte b) {
        if (b == 0) {
            throw error(number + 1, say("log.binary"));
        }
        if (size == ROOM) {
            throw tooLong(number + 1);
        }
        bytes[size++] = b;
    }

    private String line() {
        number++;
        if (number > MOST) {
            throw error(number, say("log.many").number("most", MOST));
        }
        if (size > 0 && bytes[size - 1] == '\r') {
            size--;
        }
        var line = decoded();
        if (line.length() > LONGEST) {
            throw tooLong(number);
        }
        return number == 1 && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
    }

    private String decoded() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, size))
                    .toString();
        } catch (CharacterCodingException _) {
            throw error(number, say("log.binary"));
        }
    }

    private LogError tooLong(int line) {
        return error(line, say("log.long").number("most", LONGEST));
    }

    /** How many lines have been read; also the number of the last one. */
    int number() {
        return number;
    }

    /** Whether the last line had no line break. */
    boolean cut() {
        return cut;
    }

    LogError error(int line, Phrase.Sentence sentence) {
        return new LogError(file, line, sentence);
    }
}
