package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.buffet.BuffetRound.Gain;
import tischlein.buffet.BuffetState.Phase;
import tischlein.buffet.Plate.Food;
import tischlein.kernel.Bits;

/** What the view says of a round, so that a board needs no rules. */
class BuffetRoundTest {
    private static final Plate CHEESE = new Plate(Food.CHEESE, 5);
    private static final Plate PIZZA = new Plate(Food.PIZZA, 3);
    private static final Plate SALAD = new Plate(Food.SALAD, 2);

    private static BuffetState choosing(int seats, Plate... buffet) {
        var s = new BuffetState(seats, false);
        s.phase = Phase.CHOOSE;
        s.helping = 1;
        s.atBuffet = Bits.all(seats);
        s.buffet = Plate.set(List.of(buffet));
        s.stock = Plate.ALL & ~s.buffet;
        return s;
    }

    @Test
    void thereAreAsManyRoundsAsThePlatesSufficeFor() {
        var rounds = List.of(3, 4, 5, 6).stream().map(seats -> BuffetRound.of(choosing(seats), 0));
        assertThat(rounds.map(BuffetRound::of)).containsExactly(7, 12, 9, 7);
    }

    @Test
    void aRoundIsCountedFromItsFirstPlateOn() {
        var s = choosing(4, CHEESE, PIZZA, SALAD);
        assertThat(BuffetRound.of(s, 0).number()).isEqualTo(1);
        s.stock &= s.stock - 1;
        assertThat(BuffetRound.of(s, 0).number()).isEqualTo(2);
    }

    @Test
    void theWorstPlateIsForTheLastMouseAndOfTwoMiceTheOneAheadGetsTheOnlyOne() {
        var s = choosing(4, CHEESE, PIZZA, SALAD);
        assertThat(BuffetRound.of(s, 0)).returns(-1, BuffetRound::forFirst);
        assertThat(BuffetRound.of(s, 0)).returns(2, BuffetRound::forLast);
        var two = choosing(4, CHEESE);
        two.atBuffet = 0b11;
        assertThat(BuffetRound.of(two, 0)).returns(0, BuffetRound::forFirst);
        assertThat(BuffetRound.of(two, 0)).returns(-1, BuffetRound::forLast);
    }

    @Test
    void threeMiceLeaveTheTwoBestPlatesCoveredInTheFirstHelping() {
        var s = choosing(3, CHEESE, new Plate(Food.CHEESE, 4), PIZZA, SALAD);
        s.atBuffet = 0b11;
        var round = BuffetRound.of(s, 0);
        assertThat(round.covered()).isEqualTo(2);
        assertThat(List.of(round.forFirst(), round.forLast())).containsExactly(2, 3);
        s.helping = 2;
        assertThat(BuffetRound.of(s, 0).covered()).isZero();
    }

    @Test
    void aPlateBringsItsValueLessThatOfThePlateItCovers() {
        var s = choosing(4, CHEESE, SALAD);
        var stale = new Plate(Food.SALAD, -1);
        s.onTop[0] = Plate.set(List.of(stale));
        assertThat(BuffetRound.of(s, 0).gains())
                .containsExactly(
                        new Gain(CHEESE, 5, List.of()), new Gain(SALAD, 3, List.of(stale)));
    }

    @Test
    void nothingIsToBeGainedByWhoeverHasLeftOrLooksOn() {
        var s = choosing(4, CHEESE, SALAD);
        s.atBuffet = 0b1110;
        assertThat(BuffetRound.of(s, 0).gains()).isEmpty();
        assertThat(BuffetRound.of(s, -1).gains()).isEmpty();
    }
}
