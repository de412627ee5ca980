package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Schlacht am Buffet. The value told with it is a card, a position or a plate:
 * see {@link #plate}.
 */
enum BuffetNews implements News.Happening {
    BEGINS("2.4", Beat.STEP, (seat, _, _) -> say("news.begins").seat(seat)),
    DRAWS(
            "2.2, 6.1, 7.3, 8.1",
            Beat.QUICK,
            (seat, value, privy) ->
                    privy ? card("news.draws.own", seat, value) : say("news.draws").seat(seat)),
    NEW_PILE("8.2", Beat.STEP, (_, _, _) -> say("news.pile")),
    SERVED(
            "3.1, 3.2, 12.1",
            Beat.STEP,
            (_, value, _) ->
                    say("news.served")
                            .with(
                                    "plate",
                                    BuffetWording.plate(
                                            (int) value % Plate.COUNT, value >= Plate.COUNT))),
    REVEALS("4.2", Beat.STEP, (seat, value, _) -> card("news.reveals", seat, value)),
    REACHES(
            "4.3",
            Beat.STEP,
            (seat, value, _) ->
                    say(reaches((int) value >> 1, (value & 1) == 1))
                            .seat(seat)
                            .number("square", BuffetRules.square((int) value >> 1))),
    NOBODY_LEAVES("5.2, 7.2, 12.2", Beat.REVEAL, (_, _, _) -> say("news.tie")),
    TAKES(
            "5.1, 7.1, 12.2, 12.3",
            Beat.REVEAL,
            (seat, value, _) ->
                    say("news.takes")
                            .seat(seat)
                            .with(
                                    "plate",
                                    BuffetWording.thePlate(
                                            (int) value % Plate.COUNT, value >= Plate.COUNT))),
    GIVES_BACK("6.1, 6.2", Beat.QUICK, (seat, value, _) -> card("news.gives", seat, value)),
    SWAPS(
            "6.1",
            Beat.STEP,
            (seat, value, _) ->
                    value == 0
                            ? say("news.keeps").seat(seat)
                            : say("news.swaps").seat(seat).count((int) value)),
    GOES_HUNGRY("7.1, 12.3", Beat.REVEAL, (seat, _, _) -> say("news.hungry").seat(seat)),
    SECOND_HELPING("12.3", Beat.STEP, (_, _, _) -> say("news.helping")),
    TOKEN("5.3, 9.4", Beat.STEP, (seat, _, _) -> say("news.token").seat(seat));

    private final News.Kind kind;

    BuffetNews(String rule, Beat beat, News.Teller teller) {
        kind = new News.Kind(rule, beat, teller);
    }

    @Override
    public News.Kind kind() {
        return kind;
    }

    /**
     * A plate as a value to tell: the French edition has another name for one of the foods (1.3).
     */
    static long plate(int plate, boolean french) {
        return french ? plate + Plate.COUNT : plate;
    }

    /** Where a mouse is as a value to tell, and whether its card has left it where it was. */
    static long reached(int position, int steps) {
        return 2L * position + (steps == 0 ? 1 : 0);
    }

    private static String reaches(int position, boolean stays) {
        if (stays) {
            return "news.reaches.stays";
        }
        return position < 0 ? "news.reaches.behind" : "news.reaches";
    }

    private static Sentence card(String key, int seat, long card) {
        return say(key).seat(seat).number("card", MouseCard.value((int) card));
    }
}
