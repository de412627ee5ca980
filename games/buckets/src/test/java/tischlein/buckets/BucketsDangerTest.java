package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tischlein.buckets.BucketsDanger.Loss;
import tischlein.buckets.BucketsState.Phase;

/** What the view says of losses, so that a board needs no rules. */
class BucketsDangerTest {
    private static final int RED = Colour.RED.ordinal();
    private final BucketsState s = new BucketsState(4, Edition.FULL, Turning.FIXED, 1);

    @BeforeEach
    void build() {
        s.phase = Phase.DEFEND;
        s.turn = 1;
        s.colour = RED;
        for (int seat = 0; seat < s.seats; seat++) {
            s.pyramid[seat] = Edition.FULL.slots;
        }
    }

    private int falling(int row, int place) {
        return BucketsDanger.of(s).losses().stream()
                .filter(loss -> loss.slot().equals(new Slot(row, place)))
                .mapToInt(loss -> loss.falls().size())
                .sum();
    }

    @Test
    void withoutABucketOfTheColourAnyMayGoWithAllThatRestsOnIt() {
        assertThat(BucketsDanger.of(s).losses()).hasSize(15);
        assertThat(falling(1, 1)).isEqualTo(5);
        assertThat(falling(1, 2)).isEqualTo(8);
        assertThat(falling(1, 3)).isEqualTo(9);
        assertThat(falling(3, 2)).isEqualTo(4);
        assertThat(falling(5, 1)).isEqualTo(1);
    }

    @Test
    void onlyBucketsOfTheAttacksColourMayGoIfThereAreAny() {
        s.ofColour[Colour.COUNT + RED] = 1 << new Slot(4, 1).number();
        assertThat(BucketsDanger.of(s).losses())
                .extracting(Loss::slot)
                .containsExactly(new Slot(4, 1));
        assertThat(falling(4, 1)).isEqualTo(2);
    }

    @Test
    void theAttackGoesToTheNearestSeatWithBucketsOnEitherSide() {
        assertThat(BucketsDanger.of(s).neighbours()).containsExactly(2, 0);
        s.standing = 0b1011;
        assertThat(BucketsDanger.of(s).neighbours()).containsExactly(3, 0);
    }

    @Test
    void aSplitPyramidHasTwoParts() {
        s.phase = Phase.KEEP;
        s.pyramid[1] = Pyramid.without(s.pyramid[1], new Slot(1, 2).number());
        var parts = BucketsDanger.of(s).parts();
        assertThat(parts.getFirst()).containsExactly(new Slot(1, 1));
        assertThat(parts.getLast()).hasSize(6);
    }

    @Test
    void nothingIsSaidOfPyramidsThatAreStillBuilt() {
        s.phase = Phase.BUILD;
        var danger = BucketsDanger.of(s);
        assertThat(danger.neighbours()).isEmpty();
        assertThat(danger.losses()).isEmpty();
        assertThat(danger.parts()).isEmpty();
    }
}
