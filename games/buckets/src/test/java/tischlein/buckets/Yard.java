package tischlein.buckets;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tischlein.testkit.play.GameScript;

/**
 * Positions for tests: all pyramids are built alike, colour by colour from the base up, and then
 * hands and pyramids are as the test wants them.
 */
final class Yard {
    private final GameScript<BucketsState, BucketsView> script;

    private Yard(GameScript<BucketsState, BucketsView> script) {
        this.script = script;
    }

    /**
     * Ready for the first attack.
     *
     * @param options names and values in turns
     */
    static Yard of(int seats, String... options) {
        var script = GameScript.of(new Buckets(), seats, options).lot(1);
        IntStream.range(0, seats).forEach(seat -> build(script, seat));
        return new Yard(script);
    }

    /**
     * In the large edition: yellow, yellow, yellow, grey, grey; grey, red, red, red; blue, blue,
     * blue; green, green; green. In the small one: yellow, yellow, grey, grey; red, red, blue;
     * blue, green; green.
     */
    static void build(GameScript<BucketsState, BucketsView> script, int seat) {
        int each = script.state().edition.bucketsOfAColour;
        for (var colour : Colour.ALL) {
            IntStream.range(0, each).forEach(_ -> script.seat(seat, "bucket " + colour.word()));
        }
    }

    /**
     * Who has which cards, all seats at once; what nobody has is in the pile.
     *
     * @param hands such as {@code green 7 5 red 3}
     */
    Yard hands(String... hands) {
        script.edit(s -> {
            for (var hand : s.hand) {
                s.pile.add(hand);
                hand.clear();
            }
            for (int seat = 0; seat < hands.length; seat++) {
                var cards = cards(hands[seat]);
                s.pile.take(cards);
                s.hand[seat].add(cards);
            }
        });
        return this;
    }

    static Cards cards(String words) {
        var cards = new Cards();
        var colour = "";
        for (var word : words.split(" ")) {
            if (word.matches("\\d")) {
                cards.add(
                        new Card(
                                        Colour.valueOf(colour.toUpperCase(Locale.ROOT)),
                                        Integer.parseInt(word))
                                .number());
            } else {
                colour = word;
            }
        }
        return cards;
    }

    /**
     * A seat has only these buckets left.
     *
     * @param slots such as {@code 1 2}, row and place
     */
    Yard standing(int seat, String... slots) {
        script.edit(s -> s.pyramid[seat] = set(slots));
        return this;
    }

    static int set(String... slots) {
        return Arrays.stream(slots)
                .map(slot -> slot.split(" "))
                .map(slot -> new Slot(Integer.parseInt(slot[0]), Integer.parseInt(slot[1])))
                .mapToInt(slot -> 1 << slot.number())
                .sum();
    }

    /** Where a seat has buckets, in words. */
    static List<String> slots(GameScript<BucketsState, BucketsView> script, int seat) {
        return script.view(seat).farms().get(seat).pyramid().stream()
                .map(bucket -> bucket.slot().row() + " " + bucket.slot().place())
                .toList();
    }

    GameScript<BucketsState, BucketsView> script() {
        return script;
    }
}
