package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PyramidTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void aSmallerPyramidStandsInTheLeftCornerOfALargerOne(int rows) {
        assertThat(Pyramid.ofRows(rows))
                .isEqualTo(
                        CollapseOracle.whole(rows).stream()
                                .mapToInt(slot -> 1 << slot.number())
                                .sum());
    }

    @Test
    void aGapInTheBaseSplitsAPyramidAndAMissingEndDoesNot() {
        int split = Yard.set("1 1", "1 2", "2 1", "1 4");
        assertThat(Pyramid.isSplit(split)).isTrue();
        assertThat(Pyramid.left(split)).isEqualTo(Yard.set("1 1", "1 2", "2 1"));
        assertThat(Pyramid.right(split)).isEqualTo(Yard.set("1 4"));
        assertThat(Pyramid.isSplit(Yard.set("1 2", "1 3"))).isFalse();
        assertThat(Pyramid.isSplit(0)).isFalse();
    }
}
