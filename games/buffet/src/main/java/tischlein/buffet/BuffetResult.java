package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Places;
import tischlein.kernel.Result;

/** Who comes where, and which tie-break decided it (11). */
final class BuffetResult {
    private static final String FRENCH = "tie.french";

    private BuffetResult() {}

    static Result of(BuffetState s) {
        return new Result(
                Places.standings(s, s.seats, BuffetRanking::rank, BuffetRanking::points), // 11.4
                tieBreaks(s, Places.order(s, s.seats, BuffetRanking::rank)));
    }

    /** What decided between each two neighbours who have as many points (11.4). */
    private static List<Sentence> tieBreaks(BuffetState s, List<Integer> order) {
        return IntStream.range(1, order.size())
                .filter(place -> level(s, order.get(place - 1), order.get(place)))
                // Only of the leaders is it said that nothing has decided yet.
                .filter(place -> place == 1 || decided(s, order.get(place - 1), order.get(place)))
                .mapToObj(place -> tieBreak(s, order.get(place - 1), order.get(place)))
                .toList();
    }

    private static boolean level(BuffetState s, int one, int other) {
        return BuffetRanking.points(s, one) == BuffetRanking.points(s, other);
    }

    private static boolean decided(BuffetState s, int one, int other) {
        return BuffetRanking.rank(s, one) != BuffetRanking.rank(s, other);
    }

    private static Sentence tieBreak(BuffetState s, int higher, int lower) {
        return s.french ? foodByFood(s, higher, lower) : bestPlate(s, higher, lower);
    }

    private static Sentence ahead(BuffetState s, String key, int higher, int lower, int plate) {
        return say(key).seat(higher)
                .with("other", new Phrase.Seat(lower))
                .with("plate", BuffetWording.thePlate(plate, s.french));
    }

    private static Sentence bestPlate(BuffetState s, int first, int second) {
        int best = BuffetRanking.bestPlate(s, first);
        int other = BuffetRanking.bestPlate(s, second);
        if (best == other) {
            return say("tie.open"); // only before the first plate is won
        }
        boolean byFood = other != Plate.NONE && Plate.value(best) == Plate.value(other);
        return ahead(s, byFood ? "tie.food" : "tie.plate", first, second, best); // 11.2
    }

    private static Sentence foodByFood(BuffetState s, int first, int second) {
        for (int food = 0; food < Plate.FOODS; food++) {
            int best = Plate.of(food, s.onTop[first]);
            if (best != Plate.of(food, s.onTop[second])) {
                return ahead(s, FRENCH, first, second, best); // 11.3
            }
        }
        return say("tie.open");
    }

    /** By which rule something is remarked. */
    static String rule(Sentence remark) {
        return remark.key().equals(FRENCH) ? "11.3" : "11.2";
    }
}
