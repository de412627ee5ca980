package tischlein.pips;

import java.util.Arrays;
import java.util.List;
import tischlein.pips.PipsState.Phase;

/**
 * What one seat knows: everything, as nothing is hidden in this game.
 *
 * @param goal how many points win
 * @param turn who has the die
 * @param pips rolled in this turn
 * @param banked everybody's points
 */
public record PipsView(
        int viewer, int goal, Phase phase, int turn, int pips, List<Integer> banked) {

    static PipsView of(PipsState s, int viewer) {
        return new PipsView(
                viewer, s.goal, s.phase, s.turn, s.pips, Arrays.stream(s.banked).boxed().toList());
    }

    /** There is only one state that looks like this. */
    PipsState state() {
        var s = new PipsState(banked.size(), goal);
        s.phase = phase;
        s.turn = turn;
        s.pips = pips;
        Arrays.setAll(s.banked, banked::get);
        return s;
    }
}
