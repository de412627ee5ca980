package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import tischlein.buffet.BuffetMove.Draw;
import tischlein.buffet.BuffetMove.First;
import tischlein.buffet.BuffetMove.GiveBack;
import tischlein.buffet.BuffetMove.KeepTheRest;
import tischlein.buffet.BuffetMove.Play;
import tischlein.buffet.BuffetMove.Serve;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Refusal;

/** Why a move is not possible now. */
final class BuffetRefusal {
    private BuffetRefusal() {}

    static Refusal of(BuffetState s, int actor, int code) {
        var move = BuffetMove.ALL.get(code);
        return switch (s.phase) {
            case OVER -> refuse("10.1", "over");
            case LOT ->
                    move instanceof First(int seat) ? lot(s, actor, seat) : refuse("2.4", "lot");
            case DRAW ->
                    move instanceof Draw(int card)
                            ? draw(s, actor, card)
                            : refuse(drawnBy(s), "draw");
            case SERVE ->
                    move instanceof Serve(Plate plate)
                            ? serve(s, actor, plate)
                            : refuse("3.1", "serve");
            case CHOOSE -> choose(s, actor, move);
            case SWAP -> swap(s, actor, move);
        };
    }

    private static Refusal lot(BuffetState s, int actor, int seat) {
        return actor != Game.CHANCE
                ? refuse("2.4", "lot")
                : seat < s.seats ? Refusal.NONE : refuse("2.4", "seat");
    }

    private static Refusal draw(BuffetState s, int actor, int card) {
        return actor != Game.CHANCE
                ? refuse(drawnBy(s), "draw")
                : Bag.has(s.pile, card + 1) ? Refusal.NONE : refuse("8.2", "pile");
    }

    private static Refusal serve(BuffetState s, int actor, Plate plate) {
        return actor != Game.CHANCE
                ? refuse("3.1", "serve")
                : Bits.has(s.stock, plate.number()) ? Refusal.NONE : refuse("1.2", "stock");
    }

    /** The rule by which cards are drawn now. */
    private static String drawnBy(BuffetState s) {
        if (s.helping == 0) {
            return "2.2";
        }
        if (s.atBuffet == 0) {
            return "8.1";
        }
        return Bits.has(s.atBuffet, s.drawer) ? "7.3" : "6.1";
    }

    private static Refusal choose(BuffetState s, int actor, BuffetMove move) {
        return switch (move) {
            case Play(int card) -> play(s, actor, card);
            case GiveBack _, KeepTheRest _ ->
                    s.helping == 2 ? refuse("12.5", "helping") : refuse("4.1", "choose");
            case Draw _, Serve _, First _ -> refuse("4.1", "choose");
        };
    }

    private static Refusal play(BuffetState s, int actor, int card) {
        if (actor == Game.CHANCE) {
            return refuse("4.1", "choose");
        }
        if (!Bits.has(s.atBuffet, actor)) {
            return refuse("5.1", "left");
        }
        if (!Bits.has(s.waiting, actor)) {
            return refuse("4.1", "chosen");
        }
        return Bag.has(s.hand[actor], card + 1) ? Refusal.NONE : refuse("4.1", "card");
    }

    private static Refusal swap(BuffetState s, int actor, BuffetMove move) {
        if (actor != s.swapper) {
            return refuse("6.1", "swap");
        }
        return switch (move) {
            case KeepTheRest() -> Refusal.NONE;
            case GiveBack(int card) -> {
                if (!Bag.has(s.hand[actor], card + 1)) {
                    yield refuse("6.1", "card");
                }
                yield card + 1 >= s.lowestGivable ? Refusal.NONE : outOfOrder();
            }
            case Play _, Draw _, Serve _, First _ -> refuse("6.1", "swap");
        };
    }

    private static Refusal outOfOrder() {
        return Refusal.outOfOrder(say("refusal.order"));
    }

    private static Refusal refuse(String rule, String key) {
        return new Refusal(rule, say("refusal." + key));
    }
}
