package tischlein.office;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Places;
import tischlein.kernel.Result;
import tischlein.office.OfficeState.Phase;

/** Who comes where, and what decided it if not the points alone (9). */
final class OfficeResult {
    private static final String STEPS = "tie.steps";

    private OfficeResult() {}

    static Result of(OfficeState s) {
        return new Result(
                Places.standings(s, s.seats, Ranking::rank, Ranking::points),
                s.phase == Phase.OVER ? remarks(s) : List.of());
    }

    private static List<Sentence> remarks(OfficeState s) {
        var order = Places.order(s, s.seats, Ranking::rank);
        int first = order.getFirst();
        var remarks = new ArrayList<Sentence>();
        for (int seat : order) {
            boolean enough = Ranking.points(s, seat) >= Ranking.points(s, first);
            if (enough && !Ranking.canWin(s, seat)) {
                remarks.add(say(STEPS).seat(seat)); // 9.2
            }
        }
        for (int place = 1; place < order.size(); place++) {
            int higher = order.get(place - 1);
            int lower = order.get(place);
            if (level(s, higher, lower)) {
                remarks.add(tieBreak(s, higher, lower));
            }
        }
        return remarks;
    }

    private static boolean level(OfficeState s, int one, int other) {
        return Ranking.points(s, one) == Ranking.points(s, other)
                && Ranking.canWin(s, one) == Ranking.canWin(s, other);
    }

    /** 9.3, of any place. */
    private static Sentence tieBreak(OfficeState s, int higher, int lower) {
        return say(tie(s, higher, lower)).seat(higher).with("other", new Phrase.Seat(lower));
    }

    private static String tie(OfficeState s, int higher, int lower) {
        if (Ranking.rank(s, higher) == Ranking.rank(s, lower)) {
            return "tie.shared";
        }
        return Ranking.best(s, higher) == Ranking.best(s, lower) ? "tie.next" : "tie.best";
    }

    /** By which rule something is remarked. */
    static String rule(Sentence remark) {
        return remark.key().equals(STEPS) ? "9.2" : "9.3";
    }
}
