package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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
        return new Result(standings, tieBreak(s, order.get(0), order.get(1)));
    }

    private static Result.Standing standing(BuffetState s, int seat) {
        int place = 1;
        for (int other = 0; other < s.seats; other++) {
            place += Ranking.rank(s, other) > Ranking.rank(s, seat) ? 1 : 0; // 11.4
        }
        return new Result.Standing(seat, Ranking.points(s, seat), place);
    }

    private static List<Sentence> tieBreak(BuffetState s, int first, int second) {
        if (Ranking.points(s, first) != Ranking.points(s, second)) {
            return List.of();
        }
        return List.of(s.french ? foodByFood(s, first, second) : bestPlate(s, first, second));
    }

    private static Sentence bestPlate(BuffetState s, int first, int second) {
        int best = Ranking.bestPlate(s, first);
        int other = Ranking.bestPlate(s, second);
        if (best == other) {
            return say("tie.open"); // only before the first plate is won
        }
        boolean byFood = other != Plate.NONE && Plate.value(best) == Plate.value(other);
        return say(byFood ? "tie.food" : "tie.plate") // 11.2
                .seat(first)
                .with("plate", BuffetWording.plate(best, s.french));
    }

    private static Sentence foodByFood(BuffetState s, int first, int second) {
        for (int food = 0; food < Plate.FOODS; food++) {
            int best = Plate.of(food, s.onTop[first]);
            if (best != Plate.of(food, s.onTop[second])) {
                return say(FRENCH) // 11.3
                        .seat(first)
                        .with("plate", BuffetWording.plate(best, s.french));
            }
        }
        return say("tie.open");
    }

    /** By which rule something is remarked. */
    static String rule(Sentence remark) {
        return remark.key().equals(FRENCH) ? "11.3" : "11.2";
    }
}
