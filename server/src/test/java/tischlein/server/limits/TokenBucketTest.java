package tischlein.server.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.server.settings.TokenRate;

class TokenBucketTest {
    private static final TokenRate RATE = new TokenRate(3, 2);

    private static int taken(TokenBucket bucket, long ticks) {
        int taken = 0;
        while (bucket.take(RATE, ticks)) {
            taken++;
        }
        return taken;
    }

    @Test
    void aBurstEmptiesItAndTimeFillsItToTheBrimAndNoFurther() {
        var bucket = new TokenBucket();
        assertThat(taken(bucket, 1_000_000)).isEqualTo(3);
        assertThat(taken(bucket, 1_000_400)).isZero();
        assertThat(taken(bucket, 1_000_500)).isEqualTo(1);
        assertThat(taken(bucket, 1_001_500)).isEqualTo(2);
        assertThat(taken(bucket, 9_000_000)).isEqualTo(3);
    }

    @Test
    void whoTakesNoMoreThanTheRateIsNeverRefused() {
        var bucket = new TokenBucket();
        for (long ticks = 0; ticks < 1_000_000; ticks += 500) {
            assertThat(bucket.take(RATE, ticks)).isTrue();
        }
    }

    @Test
    void whatIsDearTakesMoreAndWhatIsDearerThanAllIsPaidForInFull() {
        var bucket = new TokenBucket();
        assertThat(bucket.take(RATE, 2, 0)).isTrue();
        assertThat(bucket.take(RATE, 2, 0)).isFalse();
        assertThat(bucket.take(RATE, 1, 0)).isTrue();
        assertThat(bucket.take(RATE, 10, 1_000)).isFalse();
        assertThat(bucket.take(RATE, 10, 1_500)).isTrue();
        assertThat(bucket.take(RATE, 1, 5_000)).isFalse();
        assertThat(bucket.take(RATE, 1, 5_500)).isTrue();
    }

    @Test
    void whatIsChargedAfterwardsIsMissingLater() {
        var bucket = new TokenBucket();
        bucket.charge(RATE, 5, 0);
        assertThat(bucket.take(RATE, 1, 1_000)).isFalse();
        assertThat(bucket.take(RATE, 1, 1_500)).isTrue();
    }

    @Test
    void everyNameHasABucketOfItsOwnAndFullOnesAreThrownAway() {
        var buckets = new TokenBuckets(RATE);
        for (int i = 0; i < 3; i++) {
            assertThat(buckets.take("a", 0)).isTrue();
        }
        assertThat(buckets.take("a", 0)).isFalse();
        assertThat(buckets.take("b", 0)).isTrue();
        buckets.sweep(1_000);
        assertThat(buckets.size()).isEqualTo(1);
        buckets.sweep(10_000);
        assertThat(buckets.size()).isZero();
    }
}
