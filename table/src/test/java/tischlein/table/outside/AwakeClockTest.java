package tischlein.table.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class AwakeClockTest {
    private static final long SECOND = 1_000_000_000;

    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - SECOND); // it overflows soon
    private final AwakeClock pulse = new AwakeClock(clock::get);

    @Test
    void whileItBeatsAllTimeCounts() {
        for (int i = 1; i <= 100; i++) {
            clock.addAndGet(SECOND / 5);
            assertThat(pulse.awake()).isEqualTo(i * SECOND / 5);
            pulse.beat();
            assertThat(pulse.awake()).isEqualTo(i * SECOND / 5);
        }
    }

    @Test
    void ofALongSleepOneSecondCountsBeforeTheNextBeatAndAfterIt() {
        clock.addAndGet(3_600 * SECOND);
        assertThat(pulse.awake()).isEqualTo(AwakeClock.LONGEST);
        pulse.beat();
        assertThat(pulse.awake()).isEqualTo(AwakeClock.LONGEST);
        clock.addAndGet(SECOND / 2);
        assertThat(pulse.awake()).isEqualTo(AwakeClock.LONGEST + SECOND / 2);
    }
}
