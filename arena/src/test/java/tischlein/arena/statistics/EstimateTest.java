package tischlein.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;

class EstimateTest {
    private static final double NEAR = 0.0001;

    @Test
    void aShareHasWilsonsInterval() {
        var half = Estimate.share(5, 10);
        assertThat(half.mean()).isEqualTo(0.5);
        assertThat(half.low()).isCloseTo(0.2366, within(NEAR));
        assertThat(half.high()).isCloseTo(0.7634, within(NEAR));
        var third = Estimate.share(30, 100);
        assertThat(third.low()).isCloseTo(0.2189, within(NEAR));
        assertThat(third.high()).isCloseTo(0.3958, within(NEAR));
    }

    @Test
    void aShareThatWasNeverOrAlwaysSeenStaysWithinItsBounds() {
        var never = Estimate.share(0, 10);
        assertThat(never.low()).isZero();
        assertThat(never.high()).isCloseTo(0.2775, within(NEAR));
        var always = Estimate.share(10, 10);
        assertThat(always.low()).isCloseTo(0.7225, within(NEAR));
        assertThat(always.high()).isEqualTo(1);
    }

    @Test
    void aMeanOfAFewHasStudentsInterval() {
        var mean = Estimate.mean(2 + 4 + 6, 4 + 16 + 36, 3);
        assertThat(mean.mean()).isEqualTo(4);
        assertThat(mean.low()).isCloseTo(4 - 4.303 * 2 / Math.sqrt(3), within(NEAR));
        assertThat(mean.high()).isCloseTo(4 + 4.303 * 2 / Math.sqrt(3), within(NEAR));
    }

    @Test
    void aMeanOfOneSaysNothingOfItsSpread() {
        assertThat(Estimate.mean(5, 25, 1)).isEqualTo(new Estimate(5, 5, 5));
    }

    @Test
    void theIntervalHoldsTheTruthAboutNinetyFiveTimesInAHundred() {
        assertThat(held(1)).isBetween(0.93, 0.97);
    }

    @Test
    void withSharedWinsTheIntervalHoldsTheTruthAtLeastAsOften() {
        assertThat(held(3)).isBetween(0.95, 1.0);
    }

    /** How often the interval holds the truth if three in ten are won, by so many together. */
    private static double held(int winners) {
        var random = new Seeded(42);
        int held = 0;
        int samples = 4000;
        for (int i = 0; i < samples; i++) {
            double sum = 0;
            for (int n = 0; n < 200; n++) {
                sum += random.nextInt(10) < 3 ? 1.0 / winners : 0;
            }
            var estimate = Estimate.share(sum, 200);
            double truth = 0.3 / winners;
            held += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
        }
        return (double) held / samples;
    }
}
