package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Vocabulary;

class NearestTest {
    private static final Vocabulary WORDS =
            new Vocabulary(List.of("lay 1", "lay 12", "raise", "give in", "raisin"));

    @ParameterizedTest
    @CsvSource({
        "'', '', 0",
        "'', abc, 3",
        "abc, '', 3",
        "lay, lay, 0",
        "kitten, sitting, 3",
        "ab, ba, 2"
    })
    void theDistanceIsTheLettersToBeChangedPutInOrLeftOut(String from, String to, int distance) {
        assertThat(Nearest.distance(from, to)).isEqualTo(distance);
    }

    @Test
    void theNearestWordsComeFirstAndFarOnesNotAtAll() {
        assertThat(Nearest.words(WORDS, "lay 12x")).containsExactly("lay 12", "lay 1");
        assertThat(Nearest.words(WORDS, "lay 13")).containsExactly("lay 1", "lay 12");
        assertThat(Nearest.words(WORDS, "surrender")).isEmpty();
        assertThat(Nearest.words(WORDS, "raise".repeat(150))).isEmpty();
    }

    @Test
    void someWordsAreTheBeginningOfOthers() {
        assertThat(Nearest.beginsAnother(WORDS, 0)).isTrue();
        assertThat(Nearest.beginsAnother(WORDS, 1)).isFalse();
        assertThat(Nearest.beginsAnother(WORDS, 2)).isFalse();
    }
}
