package tischlein.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeededTest {
    @Test
    void theSameSeedGivesTheSameNumbers() {
        var first = new Seeded(42, 7);
        var second = new Seeded(1);
        second.begin(42, 7);
        assertThat(first.longs(100).toArray()).isEqualTo(second.longs(100).toArray());
    }

    /** The first numbers that SplitMix64 is known to give for this seed. */
    @Test
    void theNumbersAreTheSameOnEveryMachine() {
        assertThat(new Seeded(1234567).longs(4).toArray())
                .containsExactly(
                        6457827717110365317L,
                        3203168211198807973L,
                        -8629252141511181193L,
                        4593380528125082431L);
        assertThat(IntStream.generate(numbers(1234567)).limit(4).toArray())
                .containsExactly(35, 17, 53, 24);
    }

    private static java.util.function.IntSupplier numbers(long seed) {
        var random = new Seeded(seed);
        return () -> random.nextInt(100);
    }

    @Test
    void streamsOfOneSeedDiffer() {
        long different =
                IntStream.range(0, 1000)
                        .mapToLong(n -> new Seeded(5, n).nextLong())
                        .distinct()
                        .count();
        assertThat(different).isEqualTo(1000);
    }

    @Test
    void numbersStayBelowTheBoundAndReachEveryOne() {
        var random = new Seeded(3);
        for (int bound : new int[] {1, 2, 3, 7, 110, (1 << 30) + 1, Integer.MAX_VALUE}) {
            var numbers = IntStream.generate(() -> random.nextInt(bound)).limit(2000).toArray();
            assertThat(IntStream.of(numbers)).allMatch(number -> number >= 0 && number < bound);
            if (bound <= 110) {
                assertThat(IntStream.of(numbers).distinct().count()).isEqualTo(bound);
            }
        }
    }

    /**
     * With a bound of three quarters of all there is, a biased generator would hit the low third
     * more often.
     */
    @Test
    void noNumberIsLikelierThanAnother() {
        var random = new Seeded(4);
        int bound = 3 << 29;
        int low = 0;
        for (int i = 0; i < 90_000; i++) {
            low += random.nextInt(bound) < bound / 3 ? 1 : 0;
        }
        assertThat(low).isBetween(29_400, 30_600);
    }
}
