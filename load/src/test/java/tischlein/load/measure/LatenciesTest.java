package tischlein.load.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class LatenciesTest {
    private static final long MILLI = 1_000_000;
    private static final Offset<Double> NEARLY = Offset.offset(1.0);

    @Test
    void aMoveIsLateFromWhenItWasDueAndNotFromWhenItWasSent() {
        var latencies = new Latencies();
        latencies.between(0, 1_000 * MILLI);
        latencies.record(100 * MILLI, 390 * MILLI, 400 * MILLI);
        assertThat(latencies.fromDue().get("p50")).isCloseTo(300, NEARLY);
        assertThat(latencies.fromSent().get("p50")).isCloseTo(10, NEARLY);
    }

    /** A server that stalls for a second and answers ten late moves at once is not fast. */
    @Test
    void whatWaitsBehindASlowMoveIsSlowToo() {
        var latencies = new Latencies();
        latencies.between(0, 10_000 * MILLI);
        for (int move = 0; move < 10; move++) {
            latencies.record(move * 100 * MILLI, 1_000 * MILLI, 1_001 * MILLI);
        }
        assertThat(latencies.fromDue().get("max")).isCloseTo(1_001, NEARLY);
        // 1001, 901 … 101: the fifth of ten
        assertThat(latencies.fromDue().get("p50")).isCloseTo(501, NEARLY);
        assertThat(latencies.fromSent().get("max")).isCloseTo(1, NEARLY);
    }

    @Test
    void whatWasDueBeforeOrAfterDoesNotCount() {
        var latencies = new Latencies();
        latencies.between(100, 200);
        latencies.record(99, 150, 150);
        latencies.record(100, 150, 150);
        latencies.record(199, 500, 500);
        latencies.record(200, 500, 500);
        assertThat(latencies.count()).isEqualTo(2);
        assertThat(latencies.counts(99)).isFalse();
        assertThat(latencies.counts(199)).isTrue();
    }

    @Test
    void aMoveThatNeverCameCountsForAsLongAsItWasWaitedFor() {
        var latencies = new Latencies();
        latencies.between(0, 1_000 * MILLI);
        latencies.missing(500 * MILLI, 15_500 * MILLI);
        latencies.missing(1_000 * MILLI, 15_500 * MILLI);
        assertThat(latencies.count()).isEqualTo(1);
        assertThat(latencies.fromDue().get("p99")).isCloseTo(15_000, Offset.offset(20.0));
    }

    @Test
    void whatAStormHasHitDoesNotCountAndTheTimeIsMadeUpFor() {
        var latencies = new Latencies();
        latencies.between(0, 1_000);
        latencies.record(400, 400, 450);
        latencies.interrupt(500);
        latencies.record(490, 490, 700);
        latencies.resume(800);
        latencies.record(495, 495, 900);
        assertThat(latencies.count()).isEqualTo(1);
        latencies.record(1_299, 1_299, 1_310);
        latencies.record(1_300, 1_300, 1_310);
        assertThat(latencies.count()).isEqualTo(2);
    }

    @Test
    void whatIsRecentIsToldOnceWhetherItCountsOrNot() {
        var latencies = new Latencies();
        latencies.between(1_000 * MILLI, 2_000 * MILLI);
        latencies.record(100 * MILLI, 100 * MILLI, 120 * MILLI);
        latencies.record(1_100 * MILLI, 1_100 * MILLI, 1_140 * MILLI);
        var recent = latencies.recent();
        assertThat(recent.moves()).isEqualTo(2);
        assertThat(recent.p50()).isCloseTo(20, NEARLY);
        assertThat(recent.max()).isCloseTo(40, NEARLY);
        assertThat(latencies.recent().moves()).isZero();
        assertThat(latencies.count()).isEqualTo(1);
    }
}
