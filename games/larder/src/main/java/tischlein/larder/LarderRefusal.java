package tischlein.larder;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Refusal;
import tischlein.larder.LarderMove.First;
import tischlein.larder.LarderMove.Place;
import tischlein.larder.LarderMove.Reroll;
import tischlein.larder.LarderMove.Roll;
import tischlein.larder.LarderMove.Stop;
import tischlein.larder.LarderState.Phase;

/** Why a move is not possible now. */
final class LarderRefusal {
    private LarderRefusal() {}

    static Refusal of(LarderState s, int actor, int code) {
        var move = LarderMove.ALL.get(code);
        return switch (s.phase) {
            case LOT -> lot(s, actor, move);
            case ROLL ->
                    actor == Game.CHANCE && move instanceof Roll
                            ? Refusal.NONE
                            : refuse(s.placed == 0 ? "3.1" : "3.4", "roll");
            case PLACE, DECIDE -> actor == s.roller ? turn(s, move) : notInTurn(s, actor);
            case OVER -> LarderRules.won(s) ? refuse("5.1", "won") : refuse("5.2", "lost");
        };
    }

    private static Refusal lot(LarderState s, int actor, LarderMove move) {
        if (actor == Game.CHANCE && move instanceof First(int seat)) {
            return seat < s.seats ? Refusal.NONE : refuse("2.2", "seat");
        }
        return refuse("2.2", "lot");
    }

    private static Refusal notInTurn(LarderState s, int actor) {
        return actor == Game.CHANCE ? rolled(s) : refuse("4.4", "turn");
    }

    /** The dice lie there: one must be placed, or it is to be decided what becomes of the rest. */
    private static Refusal rolled(LarderState s) {
        return s.phase == Phase.PLACE ? refuse("3.2", "place") : refuse("3.4", "chance");
    }

    private static Refusal turn(LarderState s, LarderMove move) {
        return switch (move) {
            case Place(Square square) -> place(s, square.number());
            case Reroll(), Stop() ->
                    s.phase == Phase.DECIDE ? Refusal.NONE : refuse("3.2", "place");
            case Roll _, First _ -> rolled(s);
        };
    }

    private static Refusal place(LarderState s, int square) {
        if (Bits.has(s.tokens | s.placed, square)) {
            return refuse("3.2", "taken");
        }
        if (!Bits.has(LarderRules.open(s, s.placed), square)) {
            return refuse("6.1", "line");
        }
        return Bits.has(LarderRules.placeable(s), square) ? Refusal.NONE : refuse("3.2", "food");
    }

    private static Refusal refuse(String rule, String key) {
        return new Refusal(rule, say("refusal." + key));
    }
}
