package tischlein.buckets;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.Beat;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Alles im Eimer. The value told with it is a card, a bucket, a bit set of
 * slots, the cards of one colour, or an attack's colour and sum.
 */
enum BucketsNews implements News.Happening {
    BEGINS("2.5", Beat.STEP, (seat, _, _) -> say("news.begins").seat(seat)),
    DRAWS(
            "2.2, 3.2",
            Beat.QUICK,
            (seat, value, privy) ->
                    privy
                            ? say("news.draws.own")
                                    .seat(seat)
                                    .with("card", BucketsWording.card((int) value))
                            : say("news.draws").seat(seat)),
    NEW_PILE("3.3", Beat.QUICK, (_, _, _) -> say("news.pile")),
    SHOWN("2.4", Beat.STEP, (_, _, _) -> say("news.shown")),
    LEADS("2.5, 6.2, 6.3", Beat.STEP, (seat, _, _) -> say("news.leads").seat(seat)),
    LAYS(
            "3.1, 4.1",
            Beat.QUICK,
            (seat, value, _) ->
                    say("news.lays").seat(seat).with("card", BucketsWording.card((int) value))),
    ATTACKS(
            "3.1",
            Beat.REVEAL,
            attack(0, 6),
            (seat, value, _) -> toBeat("news.attacks", seat, (int) value)),
    RAISES(
            "4.1, 4.3",
            Beat.REVEAL,
            attack(0, 9),
            (seat, value, _) -> toBeat("news.raises", seat, (int) value)),
    TURNS(
            "8.1",
            Beat.STEP,
            0,
            (_, value, _) -> say(value == 1 ? "news.turns.clockwise" : "news.turns.anticlockwise")),
    GIVES_IN("4.4", Beat.REVEAL, (seat, _, _) -> say("news.gives").seat(seat)),
    REMOVES(
            "5.1, 5.2",
            Beat.STEP,
            (seat, value, _) ->
                    say("news.removes")
                            .seat(seat)
                            .with("bucket", BucketsWording.bucket((int) value % Colour.COUNT))
                            .with(
                                    "slot",
                                    BucketsWording.slot(
                                            Slot.numbered((int) value / Colour.COUNT)))),
    COLLAPSES(
            "5.3",
            Beat.REVEAL,
            (seat, value, _) -> say("news.collapses").seat(seat).count(Bits.size(value))),
    SPLITS("5.4", Beat.STEP, (seat, _, _) -> say("news.splits").seat(seat)),
    KEEPS_LEFT(
            "5.4",
            Beat.STEP,
            (seat, value, _) -> say("news.keeps.left").seat(seat).count(Bits.size(value))),
    KEEPS_RIGHT(
            "5.4",
            Beat.STEP,
            (seat, value, _) -> say("news.keeps.right").seat(seat).count(Bits.size(value))),
    HAS_LEFT("7.2", Beat.QUICK, (seat, value, _) -> say("news.left").seat(seat).count((int) value)),
    WRECKED("6.3", Beat.REVEAL, (seat, _, _) -> say("news.wrecked").seat(seat)),
    DISCARDS(
            "6.3",
            Beat.STEP,
            cards(0, Bag.add(Bag.EMPTY, 4)),
            (seat, value, _) -> discards(seat, value));

    /** The lowest bits of a Bag of values, which start at 1. */
    private static final int COLOURS = 31;

    private final News.Kind kind;

    BucketsNews(String rule, Beat beat, News.Teller teller) {
        kind = new News.Kind(rule, beat, teller);
    }

    BucketsNews(String rule, Beat beat, long example, News.Teller teller) {
        kind = new News.Kind(rule, beat, example, teller);
    }

    @Override
    public News.Kind kind() {
        return kind;
    }

    /** Cards of one colour, as a Bag of their values. */
    static long cards(int colour, long values) {
        return values | colour;
    }

    static int bucket(int slot, int colour) {
        return slot * Colour.COUNT + colour;
    }

    static int attack(int colour, int sum) {
        return sum * Colour.COUNT + colour;
    }

    private static Sentence toBeat(String key, int seat, int attack) {
        var colour = Colour.ALL.get(attack % Colour.COUNT);
        return say(key).seat(seat)
                .with("animals", say("animals." + colour.word()))
                .with("colour", BucketsWording.colour(colour))
                .number("sum", attack / Colour.COUNT);
    }

    private static Sentence discards(int seat, long cards) {
        return say("news.discards")
                .seat(seat)
                .with("colour", BucketsWording.colour(Colour.ALL.get((int) cards & COLOURS)))
                .numbers("cards", Bag.list(cards & ~COLOURS));
    }
}
