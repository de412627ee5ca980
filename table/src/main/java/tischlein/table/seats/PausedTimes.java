package tischlein.table.seats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How far a step's times had run when its table left the memory, so that they go on when it is
 * loaded again. Only the same process can use them: ticks mean nothing to another one.
 *
 * @param run identifies the process
 * @param began when the step began, in ticks
 * @param used by seat: what its choice in this step took from its bank
 * @param gone by seat: when its guest left, in ticks
 * @param replaced the seats that a bot plays until their guest comes back, a bit set
 */
public record PausedTimes(String run, long began, List<Long> used, List<Long> gone, int replaced) {
    private static final String SEPARATOR = "|"; // after the time banks

    public PausedTimes {
        used = List.copyOf(used);
        gone = List.copyOf(gone);
    }

    /** The text that the store keeps: the time banks, then these times. */
    String after(String banks) {
        return String.join(
                " ",
                banks,
                SEPARATOR,
                run,
                Long.toString(began),
                numbers(used),
                numbers(gone),
                Integer.toString(replaced));
    }

    private static String numbers(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** The part of a kept text that holds the time banks. */
    static String banks(String kept) {
        int separator = kept.indexOf(SEPARATOR);
        return (separator < 0 ? kept : kept.substring(0, separator)).strip();
    }

    /** The times in a kept text, if this process wrote them. */
    public static Optional<PausedTimes> of(String kept, String run) {
        int separator = kept.indexOf(SEPARATOR);
        var words = kept.substring(separator + 1).strip().split(" ", -1);
        return separator < 0 || !words[0].equals(run)
                ? Optional.empty()
                : Optional.of(
                        new PausedTimes(
                                run,
                                Long.parseLong(words[1]),
                                numbers(words[2]),
                                numbers(words[3]),
                                Integer.parseInt(words[4])));
    }

    /** Does not say what people have done. */
    @Override
    public String toString() {
        return "a table's rest";
    }

    private static List<Long> numbers(String text) {
        return Arrays.stream(text.split(",", -1)).map(Long::valueOf).toList();
    }
}
