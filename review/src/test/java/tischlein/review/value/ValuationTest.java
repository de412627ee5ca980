package tischlein.review.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.buckets.Buckets;
import tischlein.buffet.Buffet;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.larder.Larder;
import tischlein.office.Office;

class ValuationTest {
    private static final double EXACTLY = 1e-12;

    @TestFactory
    Stream<DynamicTest> chancesAddUpToOneAndEndInThePayoff() {
        return Stream.<Game<?, ?, ?>>of(new Buffet(), new Office(), new Buckets(), new Larder())
                .map(game -> DynamicTest.dynamicTest(game.about().name(), () -> check(game)));
    }

    private static <S extends State<S>> void check(Game<S, ?, ?> game) {
        int seats = 3;
        var options = game.about().options(seats);
        var valuation = Valuations.advised(game, options);
        var chances = new double[seats];
        var codes = new int[Game.MOST_CHOICES];
        var random = new Seeded(3);
        S s = game.start(options);
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            if (actor != Game.CHANCE) {
                valuation.chances(s, chances);
                assertThat(valuation.proved(s)).isFalse();
                assertThat(Arrays.stream(chances)).allMatch(chance -> chance > 0 && chance < 1);
                if (game.about().team()) {
                    assertThat(Arrays.stream(chances).distinct().count()).isEqualTo(1);
                } else {
                    assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(EXACTLY));
                }
            }
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : codes[random.nextInt(game.choices(s, actor, codes))];
            game.play(s, actor, code, News.UNHEARD);
        }
        valuation.chances(s, chances);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(chances[seat]).isEqualTo(game.payoff(s, seat));
        }
        assertThat(valuation.proved(s)).isTrue();
    }

    @Test
    void aFitBringsOddsNearerToEvenAndKeepsTheirOrder() {
        var chances = new double[] {0.7, 0.2, 0.1};
        new ValueFit(0.5, 0).bend(chances);
        assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(EXACTLY));
        assertThat(chances[0]).isLessThan(0.7).isGreaterThan(chances[1]);
        assertThat(chances[2]).isGreaterThan(0.1).isLessThan(chances[1]);
        assertThat(chances[0] / chances[1]).isCloseTo(Math.sqrt(3.5), within(EXACTLY));
    }

    @Test
    void aTeamsChanceIsBentOnTheScaleOfOdds() {
        assertThat(ValueFit.NONE.bend(0.3)).isCloseTo(0.3, within(EXACTLY));
        assertThat(new ValueFit(1, Math.log(2)).bend(0.5)).isCloseTo(2 / 3.0, within(EXACTLY));
        assertThat(new ValueFit(0.5, 0).bend(0.8)).isCloseTo(2 / 3.0, within(EXACTLY));
    }

    @Test
    void everyGameHasAFitForEverySeatCount() {
        for (var game : List.of(new Buffet(), new Office(), new Buckets(), new Larder())) {
            var about = game.about();
            assertThat(getClass().getResource("/tischlein/" + about.name() + "/value.properties"))
                    .as(about.name())
                    .isNotNull();
            for (int seats = about.fewestSeats(); seats <= about.mostSeats(); seats++) {
                assertThat(ValueFit.of(game, seats).steepness()).isBetween(0.2, 1.5);
            }
        }
    }
}
