package tischlein.buckets;

import static tischlein.kernel.Phrase.say;

import tischlein.buckets.BucketsMove.Done;
import tischlein.buckets.BucketsMove.Draw;
import tischlein.buckets.BucketsMove.First;
import tischlein.buckets.BucketsMove.GiveIn;
import tischlein.buckets.BucketsMove.KeepLeft;
import tischlein.buckets.BucketsMove.KeepRight;
import tischlein.buckets.BucketsMove.Lay;
import tischlein.buckets.BucketsMove.Place;
import tischlein.buckets.BucketsMove.Take;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Refusal;

/** Why a move is not possible now. */
final class BucketsRefusal {
    private BucketsRefusal() {}

    static Refusal of(BucketsState s, int actor, int code) {
        var move = BucketsMove.ALL.get(code);
        return switch (s.phase) {
            case OVER -> refuse(endedBy(s), "over");
            case LOT ->
                    move instanceof First(int seat) ? lot(s, actor, seat) : refuse("2.5", "lot");
            case DEAL ->
                    move instanceof Draw(Card card)
                            ? draw(s, actor, card, "2.2", "deal")
                            : refuse("2.2", "deal");
            case DRAW ->
                    move instanceof Draw(Card card)
                            ? draw(s, actor, card, "3.2", "draw")
                            : refuse("3.2", "draw");
            case BUILD ->
                    move instanceof Place(Colour colour)
                            ? place(s, actor, colour)
                            : refuse("2.3", "build");
            case ATTACK, DEFEND, LAY -> fight(s, actor, move);
            case TAKE ->
                    move instanceof Take(Slot slot) ? take(s, actor, slot) : refuse("5.1", "take");
            case KEEP -> {
                boolean keeps = move instanceof KeepLeft || move instanceof KeepRight;
                yield keeps && actor == s.turn ? Refusal.NONE : refuse("5.4", "keep");
            }
        };
    }

    private static String endedBy(BucketsState s) {
        if (s.wrecksToEnd != BucketsRules.wrecksToEnd(s.seats, s.edition, false)) {
            return "8.3";
        }
        return s.edition == Edition.SMALL ? "8.2" : "7.1";
    }

    private static Refusal lot(BucketsState s, int actor, int seat) {
        return actor != Game.CHANCE
                ? refuse("2.5", "lot")
                : seat < s.seats ? Refusal.NONE : refuse("2.5", "seat");
    }

    private static Refusal draw(BucketsState s, int actor, Card card, String rule, String key) {
        return actor != Game.CHANCE
                ? refuse(rule, key)
                : s.pile.count(card.number()) > 0 ? Refusal.NONE : refuse("3.3", "pile");
    }

    private static Refusal place(BucketsState s, int actor, Colour colour) {
        if (actor == Game.CHANCE) {
            return refuse("2.3", "build");
        }
        if (!Bits.has(s.waiting, actor)) {
            return refuse("2.3", "built");
        }
        return Bits.has(s.unplaced[actor], colour.ordinal())
                ? Refusal.NONE
                : refuse(s.edition == Edition.SMALL ? "8.2" : "2.1", "bucket");
    }

    private static Refusal fight(BucketsState s, int actor, BucketsMove move) {
        if (actor != s.turn) {
            return s.value == 0 ? refuse("3.1", "leader") : refuse("3.4", "turn");
        }
        return switch (move) {
            case Lay(Card card) -> lay(s, actor, card);
            case Done() -> done(s, actor);
            case GiveIn() -> giveIn(s);
            case Place _, Take _, KeepLeft _, KeepRight _, Draw _, First _ ->
                    s.value == 0 ? refuse("3.1", "attack") : refuse("4.1", "defend");
        };
    }

    private static Refusal lay(BucketsState s, int seat, Card card) {
        boolean leads = s.value == 0;
        if (s.hand[seat].count(card.number()) == 0) {
            return refuse(leads ? "3.1" : "4.1", "card");
        }
        if (s.phase != Phase.ATTACK && card.colour().ordinal() != s.colour) {
            return leads ? refuse("3.1", "attack") : refuse("4.1", "colour");
        }
        if (s.nowLaid != Bag.EMPTY && card.value() > Bag.lowest(s.nowLaid)) {
            return Refusal.outOfOrder(say("refusal.order"));
        }
        return Bits.has(BucketsRules.layable(s, seat), card.number()) ? Refusal.NONE : low(s);
    }

    private static Refusal done(BucketsState s, int seat) {
        if (s.nowLaid == Bag.EMPTY) {
            return refuse(s.value == 0 ? "3.1" : "4.1", "nothing");
        }
        return BucketsRules.missing(s, seat) > 0 ? low(s) : Refusal.NONE;
    }

    private static Refusal low(BucketsState s) {
        return s.turning == Turning.EQUAL ? refuse("8.1", "low.equal") : refuse("4.1", "low");
    }

    private static Refusal giveIn(BucketsState s) {
        return switch (s.phase) {
            case DEFEND -> Refusal.NONE;
            case ATTACK -> refuse("3.1", "attack");
            case LOT, DEAL, BUILD, LAY, DRAW, TAKE, KEEP, OVER ->
                    s.value == 0 ? refuse("3.1", "attack") : refuse("4.4", "begun");
        };
    }

    private static Refusal take(BucketsState s, int actor, Slot slot) {
        if (actor != s.turn) {
            return refuse("5.1", "take");
        }
        if (!Bits.has(s.pyramid[actor], slot.number())) {
            return refuse("5.1", "slot");
        }
        return Bits.has(BucketsRules.removable(s, actor), slot.number())
                ? Refusal.NONE
                : refuse("5.1", "other");
    }

    private static Refusal refuse(String rule, String key) {
        return new Refusal(rule, say("refusal." + key));
    }
}
