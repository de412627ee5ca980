package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.kernel.Bits;
import tischlein.testkit.pages.Rule;

class BoardTest {
    @ParameterizedTest
    @EnumSource
    @Rule("1.2")
    void aSideIsAsTheRulePageDrawsIt(Board side) {
        var page = TurnOracle.read(side.ordinal(), false);
        for (int square = 0; square < 49; square++) {
            var name = Square.numbered(square).word();
            assertThat(Face.values()[side.food(square)].word()).isEqualTo(page.foods().get(name));
            assertThat("abcdefghijklmnopq".substring(side.provisionNumber(square)).charAt(0))
                    .isEqualTo(page.provisions().get(name).charAt(0));
        }
    }

    @ParameterizedTest(name = "side {0}, {1}")
    @CsvSource({
        "ONE, BREAD, 4 3 2 2", "ONE, CHEESE, 4 3 2 2", "ONE, FISH, 4 3 2", "ONE, CUCUMBER, 4 3 2",
                "ONE, CARROT, 4 3 2",
        "TWO, BREAD, 5 3 2", "TWO, CARROT, 5 3 2", "TWO, CUCUMBER, 5 3 2", "TWO, FISH, 5 4",
                "TWO, CHEESE, 4 3 3"
    })
    @Rule("1.2")
    void provisionsHaveTheSizesOfTheirFood(Board side, Face food, String sizes) {
        assertThat(
                        provisions(side).stream()
                                .filter(provision ->
                                        (provision & side.squares(food.ordinal())) != 0)
                                .map(Bits::size)
                                .sorted(Comparator.reverseOrder())
                                .map(String::valueOf)
                                .toList())
                .containsExactly(sizes.split(" "));
    }

    @ParameterizedTest
    @EnumSource
    @Rule("1.2")
    void provisionsAreStraightAndOfOneFoodAndCoverAllSquaresOnce(Board side) {
        long covered = 0;
        for (long provision : provisions(side)) {
            assertThat(provision & covered).isZero();
            covered |= provision;
            assertThat(LarderRules.inLine(provision) & provision).isEqualTo(provision);
            int food = side.food(Bits.lowest(provision));
            assertThat(provision & side.squares(food)).isEqualTo(provision);
        }
        assertThat(covered).isEqualTo(Square.ALL);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("1.2")
    void twoProvisionsOfOneFoodNeverTouch(Board side) {
        for (int square = 0; square < 49; square++) {
            for (int next : List.of(square + 1, square + 7)) {
                boolean touch = next < 49 && (next == square + 7 || next % 7 != 0);
                if (touch && side.food(square) == side.food(next)) {
                    assertThat(side.provisionAround(square)).isEqualTo(side.provisionAround(next));
                }
            }
        }
    }

    @Test
    void squaresAreCalledByColumnAndRow() {
        assertThat(Square.numbered(0).word()).isEqualTo("a1");
        assertThat(Square.numbered(6).word()).isEqualTo("g1");
        assertThat(Square.numbered(42).word()).isEqualTo("a7");
        assertThat(IntStream.range(0, 49).map(n -> Square.numbered(n).number()).toArray())
                .isEqualTo(IntStream.range(0, 49).toArray());
    }

    private static List<Long> provisions(Board side) {
        return IntStream.range(0, 49).mapToObj(side::provisionAround).distinct().toList();
    }
}
