package tischlein.testkit.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class OutcomesTest {
    @Test
    void allWaysThroughADrawAreWeighed() {
        var dice = Outcomes.of(random -> random.nextInt(6) + random.nextInt(6));
        assertThat(dice)
                .hasSize(11)
                .containsEntry(0, Fraction.of(1, 36))
                .containsEntry(5, Fraction.of(1, 6));
        assertThat(dice.values().stream().reduce(Fraction.NONE, Fraction::plus))
                .isEqualTo(Fraction.of(1, 1));
    }

    @Test
    void waysMayBeOfDifferentLength() {
        var coin = Outcomes.of(random -> random.nextInt(2) == 0 ? 0 : 1 + random.nextInt(3));
        assertThat(coin)
                .isEqualTo(
                        Map.of(
                                0,
                                Fraction.of(1, 2),
                                1,
                                Fraction.of(1, 6),
                                2,
                                Fraction.of(1, 6),
                                3,
                                Fraction.of(1, 6)));
    }

    @Test
    void aDrawThatNeedsNoChanceHasOneOutcome() {
        assertThat(Outcomes.of(_ -> 7)).isEqualTo(Map.of(7, Fraction.of(1, 1)));
    }

    @Test
    void aDrawThatCannotBeEnumeratedIsRefused() {
        assertThatThrownBy(() -> Outcomes.of(random -> random.nextInt(1000) + random.nextInt(1000)))
                .hasMessageContaining("too many outcomes");
        assertThatThrownBy(() -> Outcomes.of(OutcomesTest::untilItIsNotZero))
                .hasMessageContaining("one number after the other");
        assertThatThrownBy(() -> Outcomes.of(random -> (int) random.nextLong()))
                .hasMessageContaining("nextInt(bound) only");
    }

    private static int untilItIsNotZero(RandomGenerator random) {
        while (random.nextInt(2) == 0) {}
        return 1;
    }
}
