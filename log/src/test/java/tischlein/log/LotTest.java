package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LotTest {
    private static final long VALUES = 1L << 32;

    private static byte[] digest(long... words) {
        var bytes = ByteBuffer.allocate(words.length * Integer.BYTES);
        for (long word : words) {
            bytes.putInt((int) word);
        }
        return bytes.array();
    }

    @Test
    void ofAllWordsThatDecideAsManyLeadToEachWay() {
        for (int values : new int[] {256, 1000, 4096}) {
            for (int total = 1; total <= 256; total++) {
                var ways = new int[total];
                for (int word = 0; word < values; word++) {
                    if (Lot.decides(word, values, total)) {
                        ways[word % total]++;
                    }
                }
                assertThat(ways).containsOnly(values / total);
            }
        }
    }

    @Test
    void nearTheLimitTheLastWholeRoundOfWaysDecidesAndNothingAfterIt() {
        for (int total : new int[] {1, 2, 3, 6, 7, 110, 1_431_655_766, Integer.MAX_VALUE}) {
            long limit = VALUES / total * total;
            assertThat(VALUES - limit).isLessThan(total);
            assertThat(Lot.way(_ -> digest(limit - 1), total)).isEqualTo(total - 1);
            assertThat(Lot.way(_ -> digest(limit - total), total)).isZero();
            for (long word = limit; word < Math.min(VALUES, limit + 3); word++) {
                long late = word;
                assertThat(Lot.way(counter -> digest(counter == 0 ? late : total - 1), total))
                        .isEqualTo(total - 1);
            }
        }
    }

    @Test
    void wordsAreTakenInTheirOrderAndThenThoseOfTheNextDigest() {
        long late = VALUES - 1; // 2^32 is 3 × 1431655765 + 1: of three ways none gets it
        assertThat(Lot.way(_ -> digest(late, 4, 5), 3)).isEqualTo(1);
        assertThat(Lot.way(_ -> digest(late, late, 5), 3)).isEqualTo(2);
        assertThat(Lot.way(c -> c < 2 ? digest(late, late) : digest(late, 3L * c), 3)).isZero();
        assertThat(Lot.way(c -> c < 2 ? digest(late, late) : digest(late, c), 3)).isEqualTo(2);
    }

    @Test
    void aWordHasNoSign() {
        assertThat(Lot.way(_ -> digest(0x80000000L), 10)).isEqualTo(8); // 2147483648
    }

    @Test
    void everyWayOfASmallTotalIsReached() {
        for (int total = 1; total <= 64; total++) {
            int all = total;
            assertThat(IntStream.range(0, total).map(word -> Lot.way(_ -> digest(word), all)))
                    .containsExactly(IntStream.range(0, total).boxed().toArray(Integer[]::new));
        }
    }
}
