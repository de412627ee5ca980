package tischlein.larder.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;
import tischlein.kernel.net.Net;
import tischlein.kernel.net.NetInputs;
import tischlein.kernel.net.NetShape;

class TurnLessonsTest {
    private static final Positions SMALL =
            new Positions(
                    List.of(List.of(3, 2), List.of(2, 2), List.of(2), List.of(1), List.of(2)));

    private static final double ROUNDED = 1e-6;

    private static Net random(Positions positions) {
        var luck = new Seeded(9);
        var weights = new float[LearnedSide.shape(positions).weights()];
        for (int n = 0; n < weights.length; n++) {
            weights[n] = luck.nextFloat() - 0.5f;
        }
        return new Net(LearnedSide.shape(positions), weights);
    }

    private static List<Integer> seen(NetInputs inputs) {
        var seen = new ArrayList<Integer>();
        for (int at = inputs.begin(0); at < inputs.end(0); at++) {
            seen.add(inputs.input(at));
        }
        Collections.sort(seen); // foods that are alike are seen in any order
        return seen;
    }

    @Test
    void aLessonIsWhatTheTurnIsWorthByTheNetsOwnChances() {
        var net = random(SMALL);
        var side = new LearnedSide(SMALL, net);
        var turn = new PerfectTurn(SMALL, side);
        var lessons = new TurnLessons(SMALL, net);
        var due = new ArrayList<List<Integer>>();
        var worth = new ArrayList<Double>();
        var left = new int[Positions.FOODS];
        for (int position = 0; position < SMALL.count(); position++) {
            for (int step = 0; step < Chances.STEPS; step++) {
                SMALL.read(position, left);
                due.add(seen(side.inputs(left, step)));
                boolean open = SMALL.portions(left) > 0;
                worth.add(open ? turn.begin(left, step).reroll(left, 3) : 1);
            }
        }
        int[] told = new int[1];
        for (int game = 0; game < 100; game++) {
            lessons.play(
                    new Seeded(1, game),
                    (inputs, aims) -> {
                        assertThat(aims[0])
                                .isCloseTo(worth.get(due.indexOf(seen(inputs))), within(ROUNDED));
                        told[0]++;
                    });
        }
        assertThat(told[0]).isGreaterThan(300);
    }

    @Test
    void gamesBeginWithEverythingThereOrAnywhere() {
        var net = random(SMALL);
        var start = seen(new LearnedSide(SMALL, net).inputs(SMALL.whole(), 0));
        int whole = 0;
        for (int game = 0; game < 400; game++) {
            List<List<Integer>> told = new ArrayList<>();
            var outcome =
                    new TurnLessons(SMALL, net)
                            .play(new Seeded(2, game), (inputs, _) -> told.add(seen(inputs)));
            if (outcome.isPresent()) {
                assertThat(told.getFirst()).isEqualTo(start);
                whole++;
            }
            assertThat(told).hasSizeLessThanOrEqualTo(12 + Chances.STEPS).doesNotHaveDuplicates();
        }
        assertThat(whole).isBetween(300, 399);
    }

    /** In positions where foods that are alike have different things left. */
    @Test
    void whatARollIsWorthIsTheMeanOverAllDice() {
        var positions = new Positions(Collections.nCopies(Positions.FOODS, List.of(3, 2, 1)));
        var turn = new PerfectTurn(positions, new LearnedSide(positions, random(positions)));
        var luck = new Seeded(4);
        var left = new int[Positions.FOODS];
        for (int n = 0; n < 60; n++) {
            for (int food = 0; food < Positions.FOODS; food++) {
                left[food] = luck.nextInt(positions.of(food).count());
            }
            turn.begin(left, luck.nextInt(Chances.STEPS));
            for (int toRoll = 1; toRoll <= 3; toRoll++) {
                if (positions.portions(left) > 0) {
                    double mean = mean(turn, left, new int[Positions.FOODS], toRoll, toRoll);
                    assertThat(turn.reroll(left, toRoll)).isCloseTo(mean, within(1e-12));
                }
            }
        }
    }

    private static double mean(PerfectTurn turn, int[] left, int[] dice, int unplaced, int toRoll) {
        if (toRoll == 0) {
            double best = turn.placeBest(left, dice, unplaced);
            return best < 0 ? turn.lost() : best;
        }
        double sum = mean(turn, left, dice, unplaced, toRoll - 1); // a cross
        for (int food = 0; food < Positions.FOODS; food++) {
            dice[food]++;
            sum += mean(turn, left, dice, unplaced, toRoll - 1);
            dice[food]--;
        }
        return sum / (Positions.FOODS + 1);
    }

    @Test
    void outcomesLessLuckAreTheSameOnAverageAndVaryLess() {
        var lessons = new TurnLessons(SMALL, random(SMALL));
        int games = 4000;
        double won = 0;
        double deserved = 0;
        double squares = 0;
        for (int game = 0; game < games; game++) {
            double outcome = lessons.playWhole(new Seeded(3, game), (_, _) -> {});
            assertThat(outcome).isIn(0.0, 1.0);
            won += outcome;
            deserved += outcome - lessons.luck();
            squares += lessons.luck() * lessons.luck();
        }
        assertThat(won / games).isBetween(0.05, 0.95);
        assertThat(deserved / games).isCloseTo(won / games, within(0.03));
        assertThat(squares / games).isGreaterThan(0.01);
    }

    @Test
    void aNetSeesFoodsThatAreAlikeAlikeAndEverythingElseNot() {
        var side = new LearnedSide(SMALL, random(SMALL));
        // The third food and the fifth have provisions of the same sizes.
        var left = SMALL.whole().clone();
        left[2] = SMALL.of(2).fewer(left[2])[0];
        var other = SMALL.whole().clone();
        other[4] = SMALL.of(4).fewer(other[4])[0];
        assertThat(side.chance(0, left, 3)).isCloseTo(side.chance(0, other, 3), within(ROUNDED));
        assertThat(side.chance(0, left, 3)).isNotEqualTo(side.chance(0, left, 4));
        assertThat(side.chance(0, left, 3)).isNotEqualTo(side.chance(0, SMALL.whole(), 3));
        assertThat(LearnedSide.shape(SMALL).weights() * Short.BYTES)
                .isLessThan(NetShape.MOST_BYTES);
    }
}
