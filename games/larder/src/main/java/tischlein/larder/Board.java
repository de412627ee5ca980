package tischlein.larder;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tischlein.kernel.Bits;

/**
 * A side of the board: which food lies on each square (B bread, F fish, G cucumber, K cheese, C
 * carrot), and beside it which squares make one provision (1.2). Both sides are our own, made to
 * the sizes that the sheet names.
 */
public enum Board {
    ONE(
            """
            B B B G G F C      a a a b b c d
            G G G K K F C      e e e f f c d
            K K F F F G C      g g h h h i d
            C F K B C G K      j k l m n i o
            C F K B C G K      j k l m n i o
            B F K B C G K      p k l m n i o
            B F K B C B B      p k l m n q q
            """),
    TWO(
            """
            B C G G G G G      a b c c c c c
            B C F F F F F      a b d d d d d
            B C G B K K K      a b e f g g g
            K F G B G G C      h i e f j j k
            K F G K K K C      h i e l l l k
            K F B B B B B      h i m m m m m
            K F C C C C C      h i n n n n n
            """);

    /** The order of the faces. */
    private static final String LETTERS = "BFGKC";

    private final int[] foodOn = new int[Square.COUNT];
    private final long[] squaresOf = new long[Face.COUNT]; // none for the cross
    private final int[] provisionOn = new int[Square.COUNT];
    private final long[] provisions = new long[Square.COUNT];

    Board(String drawing) {
        var foods = new StringBuilder();
        var names = new StringBuilder();
        for (var row : drawing.replace(" ", "").split("\n", 0)) {
            foods.append(row, 0, Square.SIDE);
            names.append(row, Square.SIDE, row.length());
        }
        for (int square = 0; square < Square.COUNT; square++) {
            foodOn[square] = LETTERS.indexOf(foods.charAt(square));
            squaresOf[foodOn[square]] |= Square.bit(square);
            provisionOn[square] = names.charAt(square) - 'a';
            provisions[provisionOn[square]] |= Square.bit(square);
        }
    }

    static Board of(String side) {
        return valueOf(side.toUpperCase(Locale.ROOT));
    }

    /** The food on a square, as the number of its face. */
    int food(int square) {
        return foodOn[square];
    }

    /** Where a food lies, a set of squares; a cross lies nowhere. */
    long squares(int face) {
        return squaresOf[face];
    }

    /** By food: how many portions of each of its provisions have no token. */
    List<List<Integer>> portionsLeft(long tokens) {
        List<List<Integer>> left =
                Face.FOODS.stream().<List<Integer>>map(_ -> new ArrayList<>()).toList();
        for (long rest = Square.ALL; rest != 0; ) {
            int square = Bits.lowest(rest);
            left.get(food(square)).add(Bits.size(provisionAround(square) & ~tokens));
            rest &= ~provisionAround(square);
        }
        return left;
    }

    /** The number of the provision that a square is part of. */
    int provisionNumber(int square) {
        return provisionOn[square];
    }

    /** The whole provision that a square is part of, a set of squares. */
    long provisionAround(int square) {
        return provisions[provisionOn[square]];
    }
}
