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
    NEW_PILE("8.2", Beat.QUICK, (_, _, _) -> say("news.pile")),
    SERVED(
            "3.1, 12.1",
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
                    say("news.reaches")
                            .seat(seat)
                            .number("square", BuffetRules.square((int) value))),
    NOBODY_LEAVES("5.2, 7.2, 12.2", Beat.REVEAL, (_, _, _) -> say("news.tie")),
    TAKES(
            "5.1, 7.1, 12.2, 12.3",
            Beat.REVEAL,
            (seat, value, _) ->
                    say("news.takes")
                            .seat(seat)
                            .with(
                                    "plate",
                                    BuffetWording.plate(
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

    /** As a card, a number or a set it makes sense for all. */
    private static final int EXAMPLE = 1;

    private final String rule;
    private final Beat beat;
    private final Telling telling;

    BuffetNews(String rule, Beat beat, Telling telling) {
        this.rule = rule;
        this.beat = beat;
        this.telling = telling;
    }

    /** The words for one kind of happening. */
    private interface Telling {
        Sentence of(int seat, long value, boolean privy);
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public Beat beat() {
        return beat;
    }

    @Override
    public Sentence example() {
        return told(0, EXAMPLE, false);
    }

    @Override
    public Sentence told(int seat, long value, boolean privy) {
        return telling.of(seat, value, privy);
    }

    /**
     * A plate as a value to tell: the French edition has another name for one of the foods (1.3).
     */
    static long plate(int plate, boolean french) {
        return french ? plate + Plate.COUNT : plate;
    }

    private static Sentence card(String key, int seat, long card) {
        return say(key).seat(seat).number("card", MouseCard.value((int) card));
    }
}
