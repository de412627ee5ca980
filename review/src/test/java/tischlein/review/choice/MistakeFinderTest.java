package tischlein.review.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.buckets.Buckets;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.review.Precision;
import tischlein.review.Reviewer;
import tischlein.review.SampleGames;
import tischlein.review.game.GamePath;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SupposedPlayer;
import tischlein.review.value.Valuations;

class MistakeFinderTest {
    private static final Precision LITTLE = SampleGames.LITTLE.comparing(192);

    @Test
    void randomPlayHasMistakesAndNoneIsListedWithoutALoss() {
        var review =
                Reviewer.of(new Buckets(), SampleGames.played("buckets", 3, "random"), 1)
                        .review(LITTLE, _ -> {});
        assertThat(review.mistakes()).hasSize(3);
        assertThat(review.mistakes().stream().mapToInt(List::size).sum()).isPositive();
        for (int seat = 0; seat < 3; seat++) {
            var mistakes = review.mistakes(seat);
            int who = seat;
            assertThat(mistakes).hasSizeLessThanOrEqualTo(5).allMatch(one -> one.seat() == who);
            assertThat(mistakes)
                    .isSortedAccordingTo(
                            Comparator.comparingDouble(
                                    (Mistake mistake) -> -mistake.loss().mean()));
            assertThat(mistakes)
                    .allSatisfy(mistake -> {
                        assertThat(mistake.better()).isNotEqualTo(mistake.played());
                        assertThat(mistake.loss().mean())
                                .isGreaterThan(MistakeFinder.LEAST_LOSS)
                                .isGreaterThan(2 * mistake.loss().error());
                    });
        }
    }

    @Test
    void whoHadNoChoiceMadeNoMistake() {
        forced(new Buckets());
    }

    private static <S extends State<S>, V> void forced(Game<S, ?, V> game) {
        var path = GamePath.of(game, SampleGames.played("buckets", 3, "random"));
        var valuation = Valuations.best(game, path.options());
        var finder = new MistakeFinder<>(game, path, valuation, 64, 1);
        int forced = 0;
        for (int part = 0; part < path.parts().size(); part++) {
            if (path.parts().get(part) instanceof SeatsChoose<S> step) {
                var choice = step.choices().getFirst();
                var codes = new int[Game.MOST_CHOICES];
                if (game.choices(step.before(), choice.seat(), codes) == 1) {
                    forced++;
                    assertThat(finder.judge(part, step, choice)).isEmpty();
                }
            }
        }
        assertThat(forced).isPositive();
    }

    @Test
    void aReasonIsWhatHappensMoreOrLessOftenInWorldsPlayedBothWays() {
        var game = new Buckets();
        var review =
                Reviewer.of(game, SampleGames.played("buckets", 3, "random"), 1)
                        .review(LITTLE, _ -> {});
        var reasons =
                review.mistakes().stream()
                        .flatMap(List::stream)
                        .flatMap(mistake -> mistake.reason().stream())
                        .toList();
        assertThat(reasons)
                .isNotEmpty()
                .allSatisfy(reason -> {
                    assertThat(reason.better())
                            .isNotEqualTo(reason.played())
                            .isBetween(0, reason.worlds());
                    assertThat(reason.played()).isBetween(0, reason.worlds());
                    assertThat(reason.rule()).containsPattern("\\d+\\.\\d+");
                });
    }

    /** The same hidden world to the last card, and what the others do in it, is tried by both. */
    @Test
    void aChoiceComparedWithItselfLosesNothing() {
        compareWithItself(new Buckets());
    }

    private static <S extends State<S>, V> void compareWithItself(Game<S, ?, V> game) {
        var path = GamePath.of(game, SampleGames.played("buckets", 3, "random"));
        var valuation = Valuations.best(game, path.options());
        var supposed = new SupposedPlayer<>(game, 3, path.end());
        var worlds = new ImaginedWorlds<>(game, valuation, supposed, 3, path.end());
        for (var part : path.parts()) {
            if (part instanceof SeatsChoose<S> step) {
                var choice = step.choices().getFirst();
                worlds.begin(step, choice.seat(), 9);
                worlds.imagine(4);
                double once = worlds.worth(choice.moves(), News.UNHEARD);
                worlds.imagine(5);
                worlds.imagine(4);
                assertThat(worlds.worth(choice.moves(), News.UNHEARD)).isEqualTo(once);
            }
        }
    }
}
