package tischlein.office;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Result;
import tischlein.office.OfficeState.Phase;

/** Who comes where, and what decided it if not the points alone (9). */
final class OfficeResult {
    private static final String STEPS = "tie.steps";

    private OfficeResult() {}

    static Result of(OfficeState s) {
        var standings = IntStream.range(0, s.seats).mapToObj(seat -> standing(s, seat)).toList();
        return new Result(standings, s.phase == Phase.OVER ? remarks(s) : List.of());
    }

    private static Result.Standing standing(OfficeState s, int seat) {
        int place = 1;
        for (int other = 0; other < s.seats; other++) {
            place += Ranking.rank(s, other) > Ranking.rank(s, seat) ? 1 : 0;
        }
        return new Result.Standing(seat, Ranking.points(s, seat), place);
    }

    private static List<Sentence> remarks(OfficeState s) {
        var order =
                IntStream.range(0, s.seats)
                        .boxed()
                        .sorted(Comparator.comparingInt(seat -> -Ranking.rank(s, seat)))
                        .toList();
        int first = order.getFirst();
        var remarks = new ArrayList<Sentence>();
        for (int seat : order) {
            boolean enough = Ranking.points(s, seat) >= Ranking.points(s, first);
            if (enough && !Ranking.canWin(s, seat)) {
                remarks.add(say(STEPS).seat(seat)); // 9.2
            }
        }
        int second = order.get(1);
        if (Ranking.canWin(s, second) && Ranking.points(s, first) == Ranking.points(s, second)) {
            remarks.add(tieBreak(s, first, second));
        }
        return remarks;
    }

    /** 9.3 */
    private static Sentence tieBreak(OfficeState s, int first, int second) {
        if (Ranking.rank(s, first) == Ranking.rank(s, second)) {
            return say("tie.shared");
        }
        boolean best = Ranking.best(s, first) != Ranking.best(s, second);
        return say(best ? "tie.best" : "tie.next").seat(first);
    }

    /** By which rule something is remarked. */
    static String rule(Sentence remark) {
        return remark.key().equals(STEPS) ? "9.2" : "9.3";
    }
}
