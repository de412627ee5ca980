package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Schlacht am Buffet. The value told with it is a card, a position or a plate:
 * see {@link #plate}.
 */
enum BuffetNews implements News.Happening {
    BEGINS((seat, _, _) -> say("news.begins").seat(seat)),
    DRAWS((seat, value, privy) ->
            privy ? card("news.draws.own", seat, value) : say("news.draws").seat(seat)),
    NEW_PILE((_, _, _) -> say("news.pile")),
    SERVED((_, value, _) ->
            say("news.served")
                    .with(
                            "plate",
                            BuffetWording.plate((int) value % Plate.COUNT, value >= Plate.COUNT))),
    REVEALS((seat, value, _) -> card("news.reveals", seat, value)),
    REACHES((seat, value, _) ->
            say("news.reaches").seat(seat).number("square", BuffetRules.square((int) value))),
    NOBODY_LEAVES((_, _, _) -> say("news.tie")),
    TAKES((seat, value, _) ->
            say("news.takes")
                    .seat(seat)
                    .with(
                            "plate",
                            BuffetWording.plate((int) value % Plate.COUNT, value >= Plate.COUNT))),
    GIVES_BACK((seat, value, _) -> card("news.gives", seat, value)),
    KEEPS_THE_REST((seat, value, _) -> say("news.keeps").seat(seat).count((int) value)),
    GOES_HUNGRY((seat, _, _) -> say("news.hungry").seat(seat)),
    SECOND_HELPING((_, _, _) -> say("news.helping")),
    TOKEN((seat, _, _) -> say("news.token").seat(seat));

    private final Telling telling;

    BuffetNews(Telling telling) {
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
