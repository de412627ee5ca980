package tischlein.pips;

import java.util.List;
import tischlein.kernel.Places;
import tischlein.kernel.Result;

/** Who has banked how much (4.2). Nothing about it needs a remark. */
final class PipsResult {
    private PipsResult() {}

    static Result of(PipsState s) {
        return new Result(
                Places.standings(s, s.seats, PipsRules::points, PipsRules::points), List.of());
    }

    static double payoff(PipsState s, int seat) {
        return Places.payoff(s, s.seats, seat, PipsRules::points);
    }
}
