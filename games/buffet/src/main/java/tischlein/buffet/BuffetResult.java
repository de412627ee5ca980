package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Result;

/** Who comes where, and which tie-break decided it (11). */
final class BuffetResult {
    private static final String FRENCH = "tie.french";

    private BuffetResult() {}

    static Result of(BuffetState s) {
        var order =
                IntStream.range(0, s.seats)
                        .boxed()
                        .sorted(Comparator.comparingInt(seat -> -Ranking.rank(s, seat)))
                        .toList();
        var standings = IntStream.range(0, s.seats).mapToObj(seat -> standing(s, seat)).toList();
        return new Result(standings, tieBreaks(s, order));
    }

    private static Result.Standing standing(BuffetState s, int seat) {
        int place = 1;
        for (int other = 0; other < s.seats; other++) {
            place += Ranking.rank(s, other) > Ranking.rank(s, seat) ? 1 : 0; // 11.4
        }
        return new Result.Standing(seat, Ranking.points(s, seat), place);
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
        return Ranking.points(s, one) == Ranking.points(s, other);
    }

    private static boolean decided(BuffetState s, int one, int other) {
        return Ranking.rank(s, one) != Ranking.rank(s, other);
    }

    private static Sentence tieBreak(BuffetState s, int higher, int lower) {
        return s.french ? foodByFood(s, higher, lower) : bestPlate(s, higher, lower);
    }

    private static Sentence ahead(BuffetState s, String key, int higher, int lower, int plate) {
        return say(key).seat(higher)
                .with("other", new Phrase.Seat(lower))
                .with("plate", BuffetWording.plate(plate, s.french));
    }

    private static Sentence bestPlate(BuffetState s, int first, int second) {
        int best = Ranking.bestPlate(s, first);
        int other = Ranking.bestPlate(s, second);
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
