package tischlein.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tischlein.buffet.Buffet;
import tischlein.kernel.Phrase.Sentence;

class DigestTest {
    private static final Digest DIGEST =
            new Digest(
                    Map.of("draws", Set.of("seat", "card"), "stands", Set.of("seat")), (_, _) -> 0);

    private static Sentence draws(int seat, int card) {
        return say("draws").seat(seat).number("card", card);
    }

    @Test
    void whatDiffersInOnePartIsToldAtOnce() {
        assertThat(DIGEST.of(List.of(draws(1, 7), draws(1, 7), draws(1, 3))))
                .containsExactly(say("draws.series").seat(1).numbers("card", List.of(7, 7, 3)));
    }

    @Test
    void aGameSaysWhatComesFirst() {
        var game = new Buffet();
        var news =
                Stream.of("salad", "cheese", "pizza")
                        .map(food -> say("plate").with("food", say("food." + food)))
                        .map(plate -> say("news.served").with("plate", plate.number("value", 3)))
                        .toList();
        assertThat(Digest.of(game).of(news))
                .extracting(sentence -> sentence.parts().get("plate"))
                .containsExactly(
                        say("").series(
                                        "plate",
                                        Stream.of(1, 2, 0)
                                                .map(n -> news.get(n).parts().get("plate"))
                                                .toList())
                                .parts()
                                .get("plate"));
    }

    @Test
    void whatDiffersInTwoPartsIsTwoThings() {
        assertThat(DIGEST.of(List.of(draws(1, 7), draws(1, 3), draws(2, 8), draws(2, 9))))
                .containsExactly(
                        say("draws.series").seat(1).numbers("card", List.of(7, 3)),
                        say("draws.series").seat(2).numbers("card", List.of(8, 9)));
    }

    @Test
    void aPartThatTheTextForSeveralDoesWithoutMayDiffer() {
        var told =
                DIGEST.of(
                        List.of(
                                say("stands").seat(0).number("step", 1),
                                say("stands").seat(2).number("step", 2)));
        assertThat(told)
                .extracting(sentence -> sentence.parts().get("seat"))
                .containsExactly(say("").seats("seat", 0b101).parts().get("seat"));
    }

    @Test
    void theLastThingsAreNotTheLastPartOfOne() {
        var all = List.of(draws(1, 7), draws(2, 3), draws(2, 8), say("keeps").seat(2).count(3));
        assertThat(Digest.last(1, all)).isEqualTo(all.subList(3, 4));
        assertThat(Digest.last(2, all)).isEqualTo(all.subList(1, 4));
        assertThat(Digest.last(4, all)).isEqualTo(all);
        assertThat(Digest.last(9, all)).isEqualTo(all);
        assertThat(Digest.last(9, List.of())).isEmpty();
    }

    @Test
    void whatIsTheSameOrHasNoTextForSeveralStaysAsItIs() {
        var same = List.of(draws(1, 7), draws(1, 7));
        assertThat(DIGEST.of(same)).isEqualTo(same);
        var others = List.of(say("keeps").seat(1).count(3), say("keeps").seat(1).count(4));
        assertThat(DIGEST.of(others)).isEqualTo(others);
        var mixed = List.of(draws(1, 7), say("keeps").seat(1).count(3), draws(1, 4));
        assertThat(DIGEST.of(mixed)).isEqualTo(mixed);
    }
}
