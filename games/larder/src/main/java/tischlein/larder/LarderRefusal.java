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
                            : refuse("3.1", "roll");
            case PLACE, DECIDE -> actor == s.roller ? turn(s, move) : refuse("4.4", "turn");
            case OVER -> LarderRules.won(s) ? refuse("5.1", "won") : refuse("5.2", "lost");
        };
    }

    private static Refusal lot(LarderState s, int actor, LarderMove move) {
        if (actor == Game.CHANCE && move instanceof First(int seat)) {
            return seat < s.seats ? Refusal.NONE : refuse("2.2", "seat");
        }
        return refuse("2.2", "lot");
    }

    private static Refusal turn(LarderState s, LarderMove move) {
        return switch (move) {
            case Place(Square square) -> place(s, square.number());
            case Reroll(), Stop() ->
                    s.phase == Phase.DECIDE ? Refusal.NONE : refuse("3.2", "place");
            case Roll _, First _ -> refuse("3.4", "chance");
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
