package tischlein.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How far the times of a step have run when its table goes to rest on disk, so that they go on when
 * it is loaded again. Only the process that has counted them can: ticks mean nothing to another.
 *
 * @param run which process that is
 * @param began when the step began, in ticks
 * @param used by seat: what its choice in this step took from its bank
 * @param gone by seat: since when its guest is away, in ticks
 * @param replaced the seats for which a bot plays till their guest comes back, a bit set
 */
record Rest(String run, long began, List<Long> used, List<Long> gone, int replaced) {
    private static final String BEHIND = "|"; // what stands in the time banks

    Rest {
        used = List.copyOf(used);
        gone = List.copyOf(gone);
    }

    /** What the store keeps of it, behind the time banks. */
    String after(String banks) {
        return String.join(
                " ",
                banks,
                BEHIND,
                run,
                Long.toString(began),
                numbers(used),
                numbers(gone),
                Integer.toString(replaced));
    }

    private static String numbers(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** The time banks alone, of what a store has kept. */
    static String banks(String kept) {
        int behind = kept.indexOf(BEHIND);
        return (behind < 0 ? kept : kept.substring(0, behind)).strip();
    }

    /** If this run has brought the table to rest. */
    static Optional<Rest> of(String kept, String run) {
        int behind = kept.indexOf(BEHIND);
        var words = kept.substring(behind + 1).strip().split(" ", -1);
        return behind < 0 || !words[0].equals(run)
                ? Optional.empty()
                : Optional.of(
                        new Rest(
                                run,
                                Long.parseLong(words[1]),
                                numbers(words[2]),
                                numbers(words[3]),
                                Integer.parseInt(words[4])));
    }

    /** Says nothing of what people have done. */
    @Override
    public String toString() {
        return "a table's rest";
    }

    private static List<Long> numbers(String text) {
        return Arrays.stream(text.split(",", -1)).map(Long::valueOf).toList();
    }
}
