package tischlein.larder;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Mmm!. The value told with it is a number, dice (a Bag of faces) or a portion.
 */
enum LarderNews implements News.Happening {
    BEGINS("2.2", Beat.STEP, (seat, _, _) -> say("news.begins").seat(seat)),
    ROLLS(
            "3.1, 3.4",
            Beat.REVEAL,
            (seat, value, _) -> {
                var faces = Bag.list(value).stream().map(face -> Face.values()[face]).toList();
                return say("news.rolls").seat(seat).series("dice", LarderWording.faces(faces));
            }),
    PLACES("3.2", Beat.STEP, (seat, value, _) -> sayOf("news.places", value).seat(seat)),
    REROLLS(
            "3.4",
            Beat.STEP,
            (seat, value, _) -> say("news.rerolls").seat(seat).count((int) value)),
    STOPS("3.4", Beat.STEP, (seat, _, _) -> say("news.stops").seat(seat)),
    NO_ROOM("3.7", Beat.REVEAL, (_, _, _) -> say("news.room")),
    LOSES_TURN(
            "3.5, 6.2",
            Beat.REVEAL,
            (seat, value, _) ->
                    value == 0
                            ? say("news.loses").seat(seat)
                            : say("news.loses.dice").seat(seat).count((int) value)),
    COLLECTS(
            "4.1",
            Beat.STEP,
            (seat, value, _) -> say("news.collects").seat(seat).count((int) value)),
    COMPLETES("4.2", Beat.REVEAL, (_, value, _) -> sayOf("news.completes", value)),
    CAT_STAYS("4.2", Beat.STEP, (_, _, _) -> say("news.stays")),
    CAT_STEPS("3.5, 4.3", Beat.STEP, (_, value, _) -> say("news.steps").count((int) value)),
    DICE_PASS("3.5, 4.4", Beat.QUICK, (seat, _, _) -> say("news.pass").seat(seat)),
    WON("5.1", Beat.REVEAL, (_, value, _) -> say("news.won").count((int) value)),
    LOST("5.2", Beat.REVEAL, (_, value, _) -> say("news.lost").count((int) value));

    private final News.Kind kind;

    LarderNews(String rule, Beat beat, News.Teller teller) {
        kind = new News.Kind(rule, beat, teller);
    }

    @Override
    public News.Kind kind() {
        return kind;
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
