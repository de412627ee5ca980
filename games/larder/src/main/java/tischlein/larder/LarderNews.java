package tischlein.larder;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Mmm!. The value told with it is a number, dice (a Bag of faces) or a portion.
 */
enum LarderNews implements News.Happening {
    BEGINS((seat, _, _) -> say("news.begins").seat(seat)),
    ROLLS((seat, value, _) -> {
        var faces = Bag.list(value).stream().map(face -> Face.values()[face]).toList();
        return say("news.rolls").seat(seat).series("dice", LarderWording.faces(faces));
    }),
    PLACES((seat, value, _) -> sayOf("news.places", value).seat(seat)),
    REROLLS((seat, value, _) -> say("news.rerolls").seat(seat).count((int) value)),
    STOPS((seat, _, _) -> say("news.stops").seat(seat)),
    NO_ROOM((_, _, _) -> say("news.room")),
    LOSES_TURN((seat, value, _) ->
            value == 0
                    ? say("news.loses").seat(seat)
                    : say("news.loses.dice").seat(seat).count((int) value)),
    COLLECTS((seat, value, _) -> say("news.collects").seat(seat).count((int) value)),
    COMPLETES((_, value, _) -> sayOf("news.completes", value)),
    CAT_STAYS((_, _, _) -> say("news.stays")),
    CAT_STEPS((_, value, _) -> say("news.steps").count((int) value)),
    DICE_PASS((seat, _, _) -> say("news.pass").seat(seat)),
    WON((_, value, _) -> say("news.won").count((int) value)),
    LOST((_, value, _) -> say("news.lost").count((int) value));

    private final Telling telling;

    LarderNews(Telling telling) {
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

    /** A food and the square where it lies, as one number. */
    static long portion(int food, int square) {
        return food * (long) Square.COUNT + square;
    }

    private static Sentence sayOf(String key, long portion) {
        var food = Face.values()[(int) portion / Square.COUNT];
        var square = Square.numbered((int) portion % Square.COUNT);
        return say(key).with("food", LarderWording.face(food)).text("square", square.word());
    }
}
