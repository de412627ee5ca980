package tischlein.office;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Result;

/** Who comes where, and what decided it if not the points alone (9). */
final class OfficeResult {
    private OfficeResult() {}

    static Result of(OfficeState s) {
        var standings = IntStream.range(0, s.seats).mapToObj(seat -> standing(s, seat)).toList();
        return new Result(standings, remarks(s));
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
            if (Ranking.canWin(s, first) && !Ranking.canWin(s, seat) && enough) {
                remarks.add(say("tie.steps").seat(seat)); // 9.2
            }
        }
        int second = order.get(1);
        if (Ranking.canWin(s, second) && Ranking.points(s, first) == Ranking.points(s, second)) {
            boolean shared = Ranking.rank(s, first) == Ranking.rank(s, second);
            remarks.add(shared ? say("tie.shared") : say("tie.clerk").seat(first)); // 9.3
        }
        return remarks;
    }
}
