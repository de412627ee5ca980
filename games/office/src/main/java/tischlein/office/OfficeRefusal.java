package tischlein.office;

import static tischlein.kernel.Phrase.say;
import static tischlein.office.OfficeRules.LEFT;
import static tischlein.office.OfficeRules.RIGHT;

import tischlein.kernel.Bag;
import tischlein.kernel.Game;
import tischlein.kernel.Refusal;
import tischlein.office.OfficeMove.Bid;
import tischlein.office.OfficeMove.Clerk;
import tischlein.office.OfficeMove.Lot;
import tischlein.office.OfficeMove.Refill;
import tischlein.office.OfficeMove.Share;

/** Why a move is not possible now. */
final class OfficeRefusal {
    private OfficeRefusal() {}

    static Refusal of(OfficeState s, int actor, int code) {
        var move = OfficeMove.ALL.get(code);
        boolean chance = actor == Game.CHANCE;
        return switch (s.phase) {
            case OVER -> refuse("9.1", "over");
            case SEATING ->
                    chance && move instanceof Clerk(int seat)
                            ? clerk(s, seat)
                            : refuse("2.2", "seating");
            case REFILL ->
                    chance && move instanceof Refill(int value)
                            ? roof(s, "5.7", value)
                            : refuse("5.7", "refill");
            case LOT -> chance && move instanceof Lot ? Refusal.NONE : refuse("4.4", "lot");
            case SHARE ->
                    chance && move instanceof Share(int value)
                            ? roof(s, "8.1", value)
                            : refuse("8.2", "share");
            case BID -> move instanceof Bid bid ? bid(s, actor, bid) : refuse("3.1", "bid");
        };
    }

    private static Refusal clerk(OfficeState s, int seat) {
        if (seat >= s.seats) {
            return refuse("2.1", "seat");
        }
        if (Seating.count(s.unseated, seat) == 0) {
            return refuse("2.1", "clerks");
        }
        int beside = OfficeRules.beside(s);
        if (seat == beside) {
            return refuse("2.3", "pair");
        }
        return Seating.ways(s.unseated, beside, seat) > 0 ? Refusal.NONE : refuse("2.3", "stuck");
    }

    private static Refusal roof(OfficeState s, String rule, int value) {
        return Bag.has(s.roof, InfluenceCard.card(value)) ? Refusal.NONE : refuse(rule, "roof");
    }

    private static Refusal bid(OfficeState s, int actor, Bid bid) {
        if (actor != OfficeRules.owner(s, LEFT) && actor != OfficeRules.owner(s, RIGHT)) {
            return refuse("3.1", "duel");
        }
        int side = OfficeRules.side(s, actor);
        if (OfficeRules.hasBid(s, side)) {
            return refuse("3.1", "made");
        }
        int card = InfluenceCard.card(bid.value());
        if (card != OfficeRules.asked(s, side)) {
            return Refusal.outOfOrder(say("refusal.order"));
        }
        boolean held = bid.count() <= Bag.count(s.hand[actor], card);
        return held ? Refusal.NONE : refuse("3.1", "cards");
    }

    private static Refusal refuse(String rule, String key) {
        return new Refusal(rule, say("refusal." + key));
    }
}
