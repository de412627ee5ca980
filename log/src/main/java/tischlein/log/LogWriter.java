package tischlein.log;

import java.util.List;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.Options;

/** Writes a log, line by line as things happen. */
public final class LogWriter {
    private final StringBuilder text = new StringBuilder();

    /** Begins with the header: the game, its seats and all its options. */
    public LogWriter(Description about, Options options) {
        line("tischlein " + Log.FORMAT);
        line("game " + about.name() + " " + about.version());
        line(options.text());
    }

    /** Must be written before any entry. */
    public LogWriter seal(String hash) {
        return line("seal " + hash);
    }

    public LogWriter move(int actor, String word) {
        return entry(new Log.Move(0, actor, word));
    }

    public LogWriter comment(String comment) {
        return line(comment.isEmpty() ? "#" : "# " + comment);
    }

    public LogWriter entries(List<Log.Entry> entries) {
        entries.forEach(this::entry);
        return this;
    }

    public LogWriter entry(Log.Entry entry) {
        return line(written(entry));
    }

    /** An entry as a line of a log, without its line break. */
    public static String written(Log.Entry entry) {
        return switch (entry) {
            case Log.Move(_, int actor, String word) ->
                    (actor == Game.CHANCE ? "*" : Integer.toString(actor)) + " " + word;
            case Log.Commitment(_, int seat, String hash) -> "~ " + seat + " " + hash;
            case Log.Opening(_, int seat, String salt) -> "! " + seat + " " + salt;
            case Log.Seed(_, String hex) -> "seed " + hex;
        };
    }

    private LogWriter line(String line) {
        text.append(line).append('\n');
        return this;
    }

    /** All that was written so far. */
    public String text() {
        return text.toString();
    }
}
