package tischlein.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BitsTest {
    private static final long SET = 1L << 2 | 1L << 5 | 1L << 40;

    @Test
    void aSetIsListedRising() {
        var out = new int[Game.MOST_CHOICES];
        assertThat(Bits.list(SET, 10, out)).isEqualTo(3);
        assertThat(Arrays.copyOf(out, 3)).containsExactly(12, 15, 50);
    }

    @Test
    void eachMemberIsFoundByItsPlace() {
        assertThat(Bits.nth(SET, 0)).isEqualTo(2);
        assertThat(Bits.nth(SET, 1)).isEqualTo(5);
        assertThat(Bits.nth(SET, 2)).isEqualTo(40);
        assertThat(Bits.lowest(SET)).isEqualTo(2);
        assertThat(Bits.highest(SET)).isEqualTo(40);
        assertThat(Bits.size(SET)).isEqualTo(3);
    }

    @Test
    void theNextMemberIsFoundGoingRound() {
        int set = Bits.bit(1) | Bits.bit(4);
        assertThat(Bits.next(set, 0)).isEqualTo(1);
        assertThat(Bits.next(set, 1)).isEqualTo(1);
        assertThat(Bits.next(set, 2)).isEqualTo(4);
        assertThat(Bits.next(set, 5)).isEqualTo(1);
    }

    @Test
    void membersAreToldFromOthers() {
        assertThat(Bits.has(SET, 5)).isTrue();
        assertThat(Bits.has(SET, 6)).isFalse();
        assertThat(Bits.has(SET, 40)).isTrue();
        assertThat(Bits.all(3)).isEqualTo(0b111);
    }
}
