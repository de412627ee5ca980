package tischlein.log;

import static tischlein.kernel.Phrase.say;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;

/**
 * Reads a log line by line. It throws a {@link LogError} for anything wrong with it, and nothing
 * else.
 */
public final class LogReader {
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern HEX = Pattern.compile("([0-9a-f]{2}){1,64}");

    /** How many characters of a line an error message repeats. */
    private static final int SHORT = 40;

    private final LogLines lines;
    private final String file;
    private List<String> words = List.of();

    private LogReader(String file, InputStream stream) {
        this.file = file;
        lines = new LogLines(file, stream);
    }

    public static Log read(Path path) {
        var file = path.toString();
        try (var stream = Files.newInputStream(path)) {
            return new LogReader(file, stream).log();
        } catch (NoSuchFileException _) {
            throw new LogError(file, LogError.WHOLE_FILE, say("log.missing"));
        } catch (IOException _) {
            throw new LogError(file, LogError.WHOLE_FILE, say("log.unreadable"));
        }
    }

    /**
     * @param file a name for error messages
     */
    public static Log read(String file, InputStream stream) {
        try {
            return new LogReader(file, stream).log();
        } catch (IOException _) {
            throw new LogError(file, LogError.WHOLE_FILE, say("log.unreadable"));
        }
    }

    public static Log read(String file, String text) {
        return read(file, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private Log log() throws IOException {
        checkFormat();
        var header = header();
        boolean more = advance();
        if (more && words.getFirst().equals("seal")) {
            need(words.size() == 2 && is(HASH, 1), "seal HASH");
            header = header.sealed(words.get(1));
            more = advance();
        }
        var entries = new ArrayList<Log.Entry>();
        for (; more; more = advance()) {
            if (!entries.isEmpty() && entries.getLast() instanceof Log.Seed(int line, _)) {
                throw error(say("log.seed.last").number("seed", line));
            }
            entries.add(entry(header.seats()));
        }
        if (lines.cut() && !entries.isEmpty() && mayGoOn(entries.getLast())) {
            throw error(say("log.cut"));
        }
        return new Log(file, header, entries, lines.cut());
    }

    /**
     * Whether the last line may have been cut off unnoticed, because seeds and salts may have any
     * length.
     */
    private boolean mayGoOn(Log.Entry last) {
        return last.line() == lines.number()
                && (last instanceof Log.Seed || last instanceof Log.Opening);
    }

    /** Goes to the next line that is neither empty nor a comment; returns whether there is one. */
    private boolean advance() throws IOException {
        for (var line = lines.next(); line.isPresent(); line = lines.next()) {
            var text = line.get().strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                words = List.of(SPACES.split(text));
                return true;
            }
        }
        return false;
    }

    private void checkFormat() throws IOException {
        var first = lines.next();
        if (first.isEmpty()) {
            throw new LogError(
                    file,
                    LogError.WHOLE_FILE,
                    say("log.empty").text("expected", "tischlein " + Log.FORMAT));
        }
        words = List.of(SPACES.split(first.get().strip()));
        if (words.size() != 2 || !words.getFirst().equals("tischlein") || !is(NUMBER, 1)) {
            throw expected("tischlein " + Log.FORMAT);
        }
        int format = Integer.parseInt(words.get(1));
        if (format != Log.FORMAT) {
            throw error(say("log.format").number("format", format).number("known", Log.FORMAT));
        }
    }

    private Log.Header header() throws IOException {
        begin("game", "game NAME VERSION");
        if (words.size() != 3 || !is(NUMBER, 2)) {
            throw expected("game NAME VERSION");
        }
        var game = words.get(1);
        int version = Integer.parseInt(words.get(2));
        int gameLine = lines.number();
        begin("seats", "seats NUMBER [OPTION VALUE …]");
        if (words.size() % 2 != 0 || !is(NUMBER, 1)) {
            throw expected("seats NUMBER [OPTION VALUE …]");
        }
        int seats = Integer.parseInt(words.get(1));
        return new Log.Header(
                game, version, seats, options(), Optional.empty(), gameLine, lines.number());
    }

    private void begin(String first, String expected) throws IOException {
        if (!advance()) {
            throw error(say("log.ends").text("expected", expected));
        }
        if (!words.getFirst().equals(first)) {
            throw expected(expected);
        }
    }

    private Map<String, String> options() {
        var options = new LinkedHashMap<String, String>();
        for (int i = 2; i < words.size(); i += 2) {
            if (options.put(words.get(i), words.get(i + 1)) != null) {
                throw error(say("log.twice").text("option", shortened(words.get(i))));
            }
        }
        return options;
    }

    private Log.Entry entry(int seats) {
        int line = lines.number();
        return switch (words.getFirst()) {
            case "~" -> {
                need(words.size() == 3 && is(NUMBER, 1) && is(HASH, 2), "~ SEAT HASH");
                yield new Log.Commitment(line, seat(1, seats), words.get(2));
            }
            case "!" -> {
                need(words.size() == 3 && is(NUMBER, 1) && is(HEX, 2), "! SEAT SALT");
                yield new Log.Opening(line, seat(1, seats), words.get(2));
            }
            case "seed" -> {
                need(words.size() == 2 && is(HEX, 1), "seed HEX");
                yield new Log.Seed(line, words.get(1));
            }
            default -> {
                boolean chance = words.getFirst().equals("*");
                need(words.size() > 1 && (chance || is(NUMBER, 0)), "* MOVE, SEAT MOVE");
                int actor = chance ? Game.CHANCE : seat(0, seats);
                yield new Log.Move(line, actor, String.join(" ", words.subList(1, words.size())));
            }
        };
    }

    /** The exact number of seats is checked by {@link Replay}; but no table has 30. */
    private int seat(int word, int seats) {
        int seat = Integer.parseInt(words.get(word));
        if (seat >= Game.CHANCE) {
            throw error(say("log.seat").number("number", seat).number("last", seats - 1));
        }
        return seat;
    }

    private boolean is(Pattern pattern, int word) {
        return pattern.matcher(words.get(word)).matches();
    }

    private void need(boolean right, String expected) {
        if (!right) {
            throw expected(expected);
        }
    }

    private LogError expected(String expected) {
        return error(
                say("log.expected")
                        .text("expected", expected)
                        .text("found", shortened(String.join(" ", words))));
    }

    private LogError error(Phrase.Sentence sentence) {
        return lines.error(lines.number(), sentence);
    }

    /** Short enough for one line, and without control characters that a terminal would obey. */
    static String shortened(String text) {
        var plain = text.replaceAll("\\p{C}", "?");
        return plain.length() <= SHORT ? plain : plain.substring(0, SHORT) + "…";
    }
}
