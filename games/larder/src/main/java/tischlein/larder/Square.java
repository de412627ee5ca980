package tischlein.larder;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A square of the larder, called by its column, a to g from the left, and its row, 1 to 7 from the
 * top. The rules number the squares row by row from 0.
 */
public record Square(char column, int row) {
    static final int SIDE = 7; // 1.2
    static final int COUNT = SIDE * SIDE;

    /** A set of squares is a bit set of their numbers. */
    static final long ALL = (1L << COUNT) - 1;

    private static final List<Square> SQUARES =
            IntStream.range(0, COUNT)
                    .mapToObj(n -> new Square((char) ('a' + n % SIDE), n / SIDE + 1))
                    .toList();

    private static final long[] ROW_AND_COLUMN =
            IntStream.range(0, COUNT).mapToLong(n -> row(n / SIDE) | column(n % SIDE)).toArray();

    private static long row(int row) {
        return (1L << SIDE) - 1 << row * SIDE;
    }

    private static long column(int column) {
        return ALL / ((1L << SIDE) - 1) << column;
    }

    static Square numbered(int number) {
        return SQUARES.get(number);
    }

    static long bit(int number) {
        return 1L << number;
    }

    /** All squares of the row and the column that cross here. */
    static long rowAndColumn(int number) {
        return ROW_AND_COLUMN[number];
    }

    int number() {
        return (row - 1) * SIDE + column - 'a';
    }

    public String word() {
        return "" + column + row;
    }
}
