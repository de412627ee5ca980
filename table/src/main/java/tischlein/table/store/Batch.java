package tischlein.table.store;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Lines that were added to a log together. None is empty or contains a line break.
 *
 * @param first how many lines the log had before
 * @param command the id of the command that brought them, or empty; it is recognised if it is sent
 *     again
 * @param at when, in milliseconds since 1970
 */
public record Batch(int first, List<String> lines, String command, long at) {
    public Batch {
        lines = List.copyOf(lines);
        if (lines.stream().anyMatch(line -> line.isEmpty() || line.indexOf('\n') >= 0)) {
            throw new IllegalArgumentException("a line of a log that is none");
        }
    }

    /** A whole log: its header and these batches. */
    public static String text(String header, List<Batch> batches) {
        return header
                + batches.stream()
                        .flatMap(batch -> batch.lines().stream())
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return lines.size() + " lines from " + first;
    }
}
