package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;

class OfficeAdviceTest {
    private static final Office GAME = new Office();
    private final Seeded random = new Seeded(1);

    /** Says how many cards of a value to bid. */
    private interface Mind {
        int move(OfficeState s, int seat, RandomGenerator random);
    }

    /** What a seat bids that is told each of the five moves. */
    private int bid(OfficeState table, int seat, Mind mind) {
        var s = table.copy();
        int side = OfficeRules.side(s, seat);
        for (int i = 0; i < InfluenceCard.KINDS; i++) {
            GAME.play(s, seat, mind.move(s, seat, random), News.UNHEARD);
        }
        return InfluenceCard.points(s.bid[side]);
    }

    private SortedMap<Integer, Integer> bids(Scene scene, int seat, int times) {
        return bids(scene, seat, times, GAME.advice()::move);
    }

    private SortedMap<Integer, Integer> bids(Scene scene, int seat, int times, Mind mind) {
        var bids = new TreeMap<Integer, Integer>();
        for (int i = 0; i < times; i++) {
            bids.merge(bid(scene.script.state(), seat, mind), 1, Integer::sum);
        }
        return bids;
    }

    @Test
    void fiveMovesMakeOneBidChosenEvenly() {
        int times = 20_000;
        var bids = bids(Scene.ofFour(), 0, times);
        int highest = bids.lastKey();
        assertThat(highest).isBetween(5, 20);
        assertThat(bids).hasSize(highest + 1);
        double each = (double) times / bids.size();
        assertThat(bids.values()).allSatisfy(n -> assertThat(n / each).isBetween(0.85, 1.15));
    }

    @Test
    void bidsWorthAThoughtBeginWithNoneAndGoBeyondWhatIsFair() {
        var scene = Scene.ofFour().kitchen(0);
        var ideas = bids(scene, 0, 5000, GAME.advice()::idea);
        assertThat(ideas.firstKey()).isZero();
        assertThat(ideas.lastKey()).isGreaterThan(bids(scene, 0, 1000).lastKey());
        assertThat(bids(Scene.ofFour().holds(1, 2, 1), 0, 1000, GAME.advice()::idea).lastKey())
                .isEqualTo(4);
    }

    @Test
    void nobodyBidsMoreThanTheOtherCouldPossiblyBeat() {
        assertThat(bids(Scene.ofFour().holds(1, 2, 1), 0, 1000).lastKey()).isEqualTo(4);
        assertThat(bids(Scene.ofFour().holds(1), 0, 1000).lastKey()).isEqualTo(1);
    }

    @Test
    void theEmptierTheKitchenTheHigherTheBid() {
        var full = bids(Scene.ofFour(), 0, 1000);
        var empty = bids(Scene.ofFour().kitchen(0), 0, 1000);
        assertThat(full.firstKey()).isZero();
        assertThat(empty.firstKey()).isGreaterThan(full.lastKey());
    }

    @Test
    void theLastClerkOnTheStepsFightsHarder() {
        var scene =
                Scene.ofFour()
                        .rightWins(1)
                        .leftWins(1)
                        .rightWins(1)
                        .leftWins(1)
                        .rightWins(1)
                        .leftWins(1);
        assertThat(scene.meeting()).containsExactly(0, 1);
        assertThat(bids(scene, 0, 1000).lastKey())
                .isGreaterThan(2 * bids(scene, 1, 1000).lastKey());
    }

    @Test
    void aFinishedGameIsWorthItsPayoff() {
        var scene = Scene.ofFour().toLastDuel().leftWins(1).shareOut();
        for (int seat = 0; seat < 4; seat++) {
            var s = scene.script.state();
            assertThat(GAME.advice().value(s, seat)).isEqualTo(GAME.payoff(s, seat));
        }
    }

    @Test
    void valuesAddUpAndPointsAndClerksRaiseThem() {
        var s = Scene.ofFour().script.state();
        assertThat(GAME.advice().value(s, 0)).isEqualTo(0.25);
        var poorer = Scene.ofFour().holds(0, 20).script.state();
        assertThat(GAME.advice().value(poorer, 0)).isLessThan(0.05);
        var higher = Scene.ofFour().leftWins(1).script.state();
        assertThat(GAME.advice().value(higher, 0)).isGreaterThan(GAME.advice().value(higher, 1));
    }

    /** Two tables, alike but for what was bid so far: where it was much, a lead says less. */
    @Test
    void theMoreIsBidTheLessALeadSays() {
        var quiet =
                Scene.ofFour().leftWins(2).holds(0, 20, 20).holds(1, 20).holds(2, 20).holds(3, 20);
        var wild =
                Scene.ofFour().leftWins(2).holds(0, 20, 20).holds(1, 20).holds(2, 20).holds(3, 20);
        var s = wild.script.state();
        s.roof += InfluenceCard.ofEach(4);
        assertThat(GAME.advice().value(s, 0))
                .isGreaterThan(0.25)
                .isLessThan(GAME.advice().value(quiet.script.state(), 0));
    }

    @Test
    void whoCannotLeaveTheStepsAnyMoreHasNoHope() {
        var scene = Scene.ofFour().leftWins(8);
        assertThat(GAME.advice().value(scene.script.state(), 1)).isZero();
        assertThat(GAME.advice().value(scene.script.state(), 0)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"3, 0.7", "4, 0.5", "5, 0.35"})
    void adviceBeatsChance(int seats, double atLeast) {
        int games = 400;
        double won = 0;
        for (int n = 0; n < games; n++) {
            won += play(seats, n % seats);
        }
        assertThat(won / games).isGreaterThan(atLeast);
    }

    /** What a game is worth to the one seat that takes the advice. */
    private double play(int seats, int advised) {
        var codes = new int[Game.MOST_CHOICES];
        var s = GAME.start(GAME.about().options(seats));
        for (int waiting = GAME.waiting(s); waiting != 0; waiting = GAME.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code;
            if (actor == Game.CHANCE) {
                code = GAME.draw(s, random, codes);
            } else if (actor == advised) {
                code = GAME.advice().move(s, actor, random);
            } else {
                code = codes[random.nextInt(GAME.choices(s, actor, codes))];
            }
            GAME.play(s, actor, code, News.UNHEARD);
        }
        return GAME.payoff(s, advised);
    }
}
