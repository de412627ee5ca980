package tischlein.arena.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;
import tischlein.kernel.net.Course;
import tischlein.kernel.net.Learnable;
import tischlein.kernel.net.Lessons;
import tischlein.kernel.net.Net;
import tischlein.kernel.net.NetInputs;
import tischlein.kernel.net.NetShape;
import tischlein.larder.Larder;

class TrainingTest {
    /** To tell whether exactly one of two things is so: no sum of the two tells it. */
    private record EitherOr(DoubleSupplier outcome) implements Course {
        @Override
        public NetShape shape() {
            return NetShape.flat(2, 8, 1);
        }

        @Override
        public long games() {
            return 3000;
        }

        @Override
        public Lessons lessons(Net net) {
            return (luck, pupil) -> {
                int both = luck.nextInt(4);
                var inputs = new NetInputs();
                inputs.head(NetInputs.NONE);
                for (int which = 0; which < 2; which++) {
                    if ((both >> which & 1) != 0) {
                        inputs.add(which);
                    }
                }
                pupil.learn(inputs, new double[] {both == 1 || both == 2 ? 1 : 0});
                return OptionalDouble.of(outcome.getAsDouble());
            };
        }
    }

    private static Trained trained(Course course, long games, long seed, int threads)
            throws InterruptedException {
        return new Training(course, games, seed).run(threads, Training.Progress.UNHEARD);
    }

    private static Course larder(String side) {
        Learnable game = new Larder();
        var options = new Larder().about().options(1, Map.of("side", side));
        return game.course(options).orElseThrow();
    }

    @Test
    void learnsWhatNoSumOfTheInputsTells() throws InterruptedException {
        var course = new EitherOr(() -> 0.5);
        var curve = trained(course, course.games(), 1, 1).curve();
        assertThat(curve).hasSize(20);
        assertThat(curve.getLast().games()).isEqualTo(course.games());
        assertThat(curve.getFirst().loss()).isGreaterThan(0.3);
        assertThat(curve.getLast().loss()).isLessThan(0.03);
        assertThat(curve).allMatch(milestone -> milestone.outcome() == 0.5);
    }

    @Test
    void theSameSeedMakesTheSameNetByAnyNumberOfThreads() throws InterruptedException {
        var one = trained(larder("one"), 150, 5, 1);
        for (int threads : new int[] {2, 5}) {
            var more = trained(larder("one"), 150, 5, threads);
            assertThat(more.net().version()).isEqualTo(one.net().version());
            assertThat(more.curve()).isEqualTo(one.curve());
        }
        assertThat(trained(larder("one"), 150, 6, 1).net().version())
                .isNotEqualTo(one.net().version());
    }

    @Test
    void fewGamesMakeAShortCurve() throws InterruptedException {
        var curve = trained(new EitherOr(() -> 1), 7, 1, 2).curve();
        assertThat(curve).hasSize(1);
        assertThat(curve.getLast().games()).isEqualTo(7);
    }

    @Test
    void tellsHowManyGamesHaveBeenPlayed() throws InterruptedException {
        List<Long> told = new ArrayList<>();
        new Training(new EitherOr(() -> 0), 70, 1).run(1, told::add);
        assertThat(told).containsExactly(32L, 64L, 70L);
    }

    @Test
    void aGameThatCannotBePlayedEndsTheTraining() {
        var course =
                new EitherOr(() -> {
                    throw new IllegalStateException("broken");
                });
        assertThatThrownBy(() -> trained(course, 10, 1, 2))
                .isInstanceOf(IllegalStateException.class)
                .hasRootCauseMessage("broken");
    }

    @Test
    void firstWeightsDifferFromUnitToUnitAndBySeed() {
        var shape = NetShape.flat(4, 4, 2);
        var weights = FirstWeights.of(shape, new Seeded(1));
        assertThat(weights).isNotEqualTo(FirstWeights.of(shape, new Seeded(2)));
        assertThat(weights[shape.head().row(1)]).isNotEqualTo(weights[shape.head().row(1) + 1]);
        assertThat(weights[shape.head().biases()]).isZero();
    }
}
