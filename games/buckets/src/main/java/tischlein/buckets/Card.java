package tischlein.buckets;

import java.util.List;
import java.util.stream.IntStream;

/**
 * An animal card as people see it. The rules number the cards by colour and then by value, so that
 * a colour is eight neighbours.
 */
public record Card(Colour colour, int value) {
    static final int VALUES = 8; // 1.1
    static final int KINDS = Colour.COUNT * VALUES;
    private static final List<Card> CARDS =
            IntStream.range(0, KINDS)
                    .mapToObj(card -> new Card(Colour.ALL.get(colour(card)), value(card)))
                    .toList();

    static int colour(int card) {
        return card / VALUES;
    }

    static int value(int card) {
        return card % VALUES + 1;
    }

    /** The number of a colour's lowest card. */
    static int lowest(int colour) {
        return colour * VALUES;
    }

    static Card numbered(int card) {
        return CARDS.get(card);
    }

    String word() {
        return colour.word() + " " + value;
    }

    int number() {
        return lowest(colour.ordinal()) + value - 1;
    }
}
