package tischlein.table;

import java.util.List;

/**
 * Lines of a log that came together, none of them empty and each without a line break.
 *
 * @param first how many lines the log had before
 * @param command the id of the command that brought them, or nothing; so that a command which comes
 *     again is known
 * @param at when, in milliseconds since 1970
 */
public record Batch(int first, List<String> lines, String command, long at) {
    public Batch {
        lines = List.copyOf(lines);
        if (lines.stream().anyMatch(line -> line.isEmpty() || line.indexOf('\n') >= 0)) {
            throw new IllegalArgumentException("a line of a log that is none");
        }
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return lines.size() + " lines from " + first;
    }
}
