package tischlein.buckets;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Alles im Eimer. The value told with it is a card, a bucket, a bit set of
 * slots, the cards of one colour, or an attack's colour and sum.
 */
enum BucketsNews implements News.Happening {
    BEGINS((seat, _, _) -> say("news.begins").seat(seat)),
    DRAWS((seat, value, privy) ->
            privy
                    ? say("news.draws.own")
                            .seat(seat)
                            .with("card", BucketsWording.card((int) value))
                    : say("news.draws").seat(seat)),
    NEW_PILE((_, _, _) -> say("news.pile")),
    SHOWN((_, _, _) -> say("news.shown")),
    LEADS((seat, _, _) -> say("news.leads").seat(seat)),
    LAYS((seat, value, _) ->
            say("news.lays").seat(seat).with("card", BucketsWording.card((int) value))),
    ATTACKS((seat, value, _) -> toBeat("news.attacks", seat, (int) value)),
    RAISES((seat, value, _) -> toBeat("news.raises", seat, (int) value)),
    TURNS((_, value, _) -> say(value == 1 ? "news.turns.clockwise" : "news.turns.anticlockwise")),
    GIVES_IN((seat, _, _) -> say("news.gives").seat(seat)),
    REMOVES((seat, value, _) ->
            say("news.removes")
                    .seat(seat)
                    .with("bucket", BucketsWording.bucket((int) value % Colour.COUNT))
                    .with("slot", BucketsWording.slot(Slot.numbered((int) value / Colour.COUNT)))),
    COLLAPSES((seat, value, _) -> say("news.collapses").seat(seat).count(Bits.size(value))),
    SPLITS((seat, _, _) -> say("news.splits").seat(seat)),
    KEEPS_LEFT((seat, value, _) -> say("news.keeps.left").seat(seat).count(Bits.size(value))),
    KEEPS_RIGHT((seat, value, _) -> say("news.keeps.right").seat(seat).count(Bits.size(value))),
    HAS_LEFT((seat, value, _) -> say("news.left").seat(seat).count((int) value)),
    WRECKED((seat, _, _) -> say("news.wrecked").seat(seat)),
    DISCARDS((seat, value, _) -> discards(seat, value));

    /** The lowest bits of a Bag of values, which start at 1. */
    private static final int COLOURS = 31;

    private final Telling telling;

    BucketsNews(Telling telling) {
        this.telling = telling;
    }

    /** The words for one kind of happening. */
    private interface Telling {
        Sentence of(int seat, long value, boolean privy);
    }

    @Override
    public Sentence told(int seat, long value, boolean privy) {
        return telling.of(seat, value, privy);
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
