package tischlein.larder;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Result;

/** How far everybody came together, and how good that is. */
final class LarderResult {
    private static final String WON = "rating.won.";

    private LarderResult() {}

    static Result of(LarderState s) {
        int covered = Square.COUNT - LarderRules.left(s);
        var standings =
                IntStream.range(0, s.seats)
                        .mapToObj(seat -> new Result.Standing(seat, covered, 1)) // 5.5
                        .toList();
        return new Result(standings, rating(s));
    }

    private static List<Sentence> rating(LarderState s) {
        if (LarderRules.won(s)) {
            int toGo = LarderRules.LAST_STEP - s.steps;
            return List.of(say(WON + LarderRules.range(toGo)).count(toGo)); // 5.3
        }
        if (LarderRules.lost(s)) {
            int left = LarderRules.left(s);
            return List.of(say("rating.lost." + LarderRules.range(left)).count(left)); // 5.4
        }
        return List.of();
    }

    /** By which rule something is remarked. */
    static String rule(Sentence remark) {
        return remark.key().startsWith(WON) ? "5.3" : "5.4";
    }
}
