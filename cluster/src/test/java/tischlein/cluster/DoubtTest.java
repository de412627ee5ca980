package tischlein.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DoubtTest {
    private static final int LOOK = 250; // milliseconds between two looks

    private final Doubt doubt = new Doubt(0);

    /** How often the store is looked into while this time goes by. */
    private long looks(long from, long until, boolean divided) {
        return LongStream.iterate(from, now -> now < until, now -> now + LOOK)
                .filter(now -> doubt.due(now, divided))
                .count();
    }

    @Test
    void whoSeesAllTheOthersHasNoDoubt() {
        assertThat(looks(0, 60_000, false)).isZero();
    }

    @Test
    void whoMissesSomebodyLooksIntoTheStoreTwiceASecond() {
        assertThat(looks(0, 10_000, true)).isBetween(19L, 20L);
        assertThat(looks(10_000, 20_000, false)).isZero();
    }

    @Test
    void whoHasStoodStillLooksUntilTheOthersSeeIt() {
        assertThat(looks(0, 10_000, false)).isZero();
        assertThat(looks(20_000, 40_000, false)).isEqualTo(40);
        assertThat(looks(40_000, 60_000, false)).isZero();
    }
}
