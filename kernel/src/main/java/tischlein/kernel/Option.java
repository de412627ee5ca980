package tischlein.kernel;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A choice that a table makes before the game begins.
 *
 * @param values all there are to choose from, in words
 * @param usual the one that holds unless the table says otherwise
 * @param seat whether the values are seats, or {@link #LOT}: then only seats that exist may be
 *     named
 */
public record Option(String name, List<String> values, String usual, boolean seat) {
    public static final String LOT = "lot";

    public Option {
        values = List.copyOf(values);
        if (!values.contains(usual)) {
            throw new IllegalArgumentException(name + " has no value " + usual);
        }
    }

    public static Option of(String name, String usual, String... others) {
        var values = Stream.concat(Stream.of(usual), Stream.of(others)).toList();
        return new Option(name, values, usual, false);
    }

    /** A seat, by default seat 0, or one drawn by lot. */
    public static Option seat(String name, int mostSeats) {
        var seats = IntStream.range(0, mostSeats).mapToObj(Integer::toString);
        return new Option(name, Stream.concat(seats, Stream.of(LOT)).toList(), "0", true);
    }

    /** The values that a table with so many seats may choose from. */
    public List<String> values(int seats) {
        return seat
                ? values.stream().filter(v -> v.equals(LOT) || Integer.parseInt(v) < seats).toList()
                : values;
    }
}
