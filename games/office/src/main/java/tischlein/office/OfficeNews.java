package tischlein.office;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Büro Crazy. The value told with it is a bag of cards, a card, a sum, a step or
 * a duel. Nothing is told of a bid before both are shown.
 */
enum OfficeNews implements News.Happening {
    TAKES_STEP(
            "2.2",
            Beat.STEP,
            (seat, step, _) -> say("news.step").seat(seat).number("step", (int) step)),
    /** What the kitchen is set to changes what a bid is worth: it weighs as much as a bid. */
    FLOOR_OPENS(
            "5.6",
            Beat.REVEAL,
            (_, duel, _) -> {
                var floor = Floor.below((int) duel);
                return say("news.floor." + floor.word()).number("kitchen", floor.kitchen());
            }),
    REFILLED("5.7", Beat.QUICK, (_, card, _) -> card("news.refilled", card)),
    /** The seat on the left, and the duel with the seat on the right in its lowest three bits. */
    MEET(
            "5.1, 5.2, 5.3, 5.4",
            Beat.STEP,
            (Floor.BOSS << 3) + 1,
            (seat, duelAndRight, _) ->
                    OfficeWording.meet((int) duelAndRight >> 3, seat, (int) duelAndRight & 7)),
    BIDS(
            "3.1",
            Beat.REVEAL,
            (seat, bid, _) ->
                    bid == Bag.EMPTY
                            ? say("news.nothing").seat(seat)
                            : sum("news.bids", seat, bid)),
    WINS(
            "3.2",
            Beat.REVEAL,
            (seat, bid, _) -> say("news.wins").seat(seat).count(InfluenceCard.points(bid))),
    LOSES_BID(
            "7.1",
            Beat.REVEAL,
            (seat, bid, _) -> say("news.loses").seat(seat).count(InfluenceCard.points(bid))),
    COMPENSATED(
            "3.3, 3.4",
            Beat.STEP,
            (seat, paid, _) ->
                    paid == Bag.EMPTY
                            ? say("news.uncompensated").seat(seat)
                            : sum("news.compensated", seat, paid)),
    SHORT(
            "3.4, 5.7",
            Beat.STEP,
            (seat, missing, _) -> say("news.short").seat(seat).count((int) missing)),
    GOES_UP(
            "3.2, 4.4, 6.1, 6.2",
            Beat.STEP,
            (seat, place, _) -> say("news.up." + Floor.of((int) place).word()).seat(seat)),
    TIE(
            "4.1, 4.4",
            Beat.REVEAL,
            (_, sum, _) ->
                    sum == 0
                            ? say("news.tie.nothing")
                            : say("news.tie").number("sum", (int) sum).count((int) (sum + 1) / 2)),
    PAYS("4.3", Beat.STEP, (seat, paid, _) -> cards("news.pays", seat, paid)),
    PAYS_MORE(
            "4.3, 5.7",
            Beat.STEP,
            (seat, more, _) -> say("news.more").seat(seat).count((int) more)),
    CHANGES("4.3", Beat.QUICK, (seat, card, _) -> card("news.changes", card).seat(seat)),
    CHANGE_TO_ROOF("4.3", Beat.QUICK, (seat, rest, _) -> cards("news.changed.roof", seat, rest)),
    CHANGE_BACK(
            "4.3", Beat.QUICK, (seat, remainder, _) -> cards("news.changed.back", seat, remainder)),
    LOT("4.4", Beat.REVEAL, (seat, _, _) -> say("news.lot").seat(seat)),
    /** Nobody has chosen it: it is read before the next thing happens, as a bid is. */
    BYE("6.1", Beat.REVEAL, 10, (seat, sum, _) -> say("news.bye").seat(seat).count((int) sum)),
    WALKOVER("6.2", Beat.REVEAL, (seat, _, _) -> say("news.walkover").seat(seat)),
    ROOF_OPENS("8.1", Beat.REVEAL, (_, cards, _) -> say("news.roof").count((int) cards)),
    BOSS_TAKES("8.2", Beat.REVEAL, (seat, share, _) -> cards("news.share.boss", seat, share)),
    CHALLENGER_TAKES(
            "8.2", Beat.REVEAL, (seat, share, _) -> cards("news.share.challenger", seat, share)),
    BEATEN_TAKES("8.2", Beat.REVEAL, (seat, share, _) -> cards("news.share.beaten", seat, share));

    private final News.Kind kind;

    OfficeNews(String rule, Beat beat, News.Teller teller) {
        kind = new News.Kind(rule, beat, teller);
    }

    OfficeNews(String rule, Beat beat, long example, News.Teller teller) {
        kind = new News.Kind(rule, beat, example, teller);
    }

    @Override
    public News.Kind kind() {
        return kind;
    }

    /**
     * What is told when the boss's owner (0), the challenger's (1) or one of the others has its
     * share.
     */
    static OfficeNews shareOf(int taker) {
        return switch (taker) {
            case 0 -> BOSS_TAKES;
            case 1 -> CHALLENGER_TAKES;
            default -> BEATEN_TAKES;
        };
    }

    private static Sentence card(String key, long card) {
        return say(key).number("card", InfluenceCard.value((int) card));
    }

    /** What a single card is worth says which it is: it is not named as well. */
    private static Sentence sum(String key, int seat, long bag) {
        return cards(Bag.size(bag) == 1 ? key + ".card" : key, seat, bag);
    }

    private static Sentence cards(String key, int seat, long bag) {
        return say(key).seat(seat)
                .count(InfluenceCard.points(bag))
                .series("cards", OfficeWording.cards(bag));
    }
}
