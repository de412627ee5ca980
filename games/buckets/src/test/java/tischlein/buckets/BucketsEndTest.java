package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Game;
import tischlein.kernel.Result.Standing;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.GameScript;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** Chapter 7 of docs/rules/buckets.md. */
class BucketsEndTest {
    private static final Buckets GAME = new Buckets();

    /** The leader attacks the next seat, which has one bucket and loses it. */
    static void wreckNext(GameScript<BucketsState, BucketsView> script) {
        int leader = script.view(0).leader();
        script.edit(s -> {
            int next = BucketsRules.nextStanding(s, leader, true);
            s.hand[leader].become(Yard.cards("red 1"));
            s.hand[next].become(Yard.cards("red 2"));
            s.pyramid[next] = Yard.set("1 1");
        });
        script.seat(leader, "lay red 1", "done").lot(1);
        script.seat(script.waiting().getFirst(), "give in");
        script.seat(script.waiting().getFirst(), "take 1 1");
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 1", "4, 1", "5, 2", "6, 2"})
    @Rule("7.1")
    void theGameEndsAtOnceWhenSoManyPyramidsAreGone(int seats, int pyramids) {
        var script = Yard.of(seats).script();

        IntStream.range(1, pyramids).forEach(_ -> wreckNext(script));
        assertThat(script.over()).isFalse();
        wreckNext(script);

        assertThat(script.over()).isTrue();
        assertThat(script.choices(0)).isEmpty();
        assertThat(script.refusal(0, "done").rule()).isEqualTo("7.1");
        assertThat(script.refusal(Game.CHANCE, "draw red 1").rule()).isEqualTo("7.1");
    }

    @Test
    @Rule("7.2")
    void mostBucketsLeftWins() {
        var yard = Yard.of(4).standing(0, "1 1", "1 2").standing(2, "1 1", "1 2", "1 3");
        wreckNext(yard.standing(3, "1 1").script());
        var script = yard.script();

        assertThat(script.result().standings())
                .containsExactly(
                        new Standing(0, 2, 2),
                        new Standing(1, 0, 4),
                        new Standing(2, 3, 1),
                        new Standing(3, 1, 3));
        assertThat(remarks(script))
                .containsExactly(
                        "Seat 1 has no bucket left: the game is over, and the buckets that still stand are counted.");
        assertThat(payoffs(script)).containsExactly(0.0, 0.0, 1.0, 0.0);
    }

    @Test
    @Rule("7.3")
    void equalNumbersShareAPlace() {
        var yard =
                Yard.of(4).standing(0, "1 1", "1 2").standing(2, "1 4", "1 5").standing(3, "1 1");
        wreckNext(yard.script());
        var script = yard.script();

        assertThat(script.result().standings())
                .containsExactly(
                        new Standing(0, 2, 1),
                        new Standing(1, 0, 4),
                        new Standing(2, 2, 1),
                        new Standing(3, 1, 3));
        assertThat(remarks(script))
                .endsWith("First place is shared, with 2 buckets each: Seat 0, Seat 2.");
        assertThat(payoffs(script)).containsExactly(0.5, 0.0, 0.5, 0.0);
    }

    @Test
    @Rule("7.3")
    void ofSeatsWithoutBucketsTheOneThatWentOutLaterIsPlacedHigher() {
        var script = Yard.of(5).script();
        wreckNext(script); // seat 1
        script.edit(s -> s.leader = 2);
        wreckNext(script); // seat 3, attacked by seat 2

        assertThat(script.result().standings().stream().map(Standing::place))
                .containsExactly(1, 5, 1, 4, 1);
        assertThat(remarks(script))
                .containsExactly(
                        "Seat 3 has no bucket left: the game is over, and the buckets that still stand are counted.",
                        "First place is shared, with 15 buckets each: Seat 0, Seat 2, Seat 4.",
                        "Of those without buckets, the one who went out later is placed higher: Seat 3, Seat 1.");
        assertThat(script.view(0).farms().stream().map(BucketsView.Farm::wreckedAs))
                .containsExactly(0, 1, 0, 2, 0);
    }

    @Test
    @Rule("7.2")
    void beforeTheFirstAttackAllAreLevel() {
        var script = GameScript.of(GAME, 3).lot(1).seat(1, "bucket red", "bucket red");

        assertThat(script.result().standings())
                .allMatch(standing -> standing.score() == 15 && standing.place() == 1);
        assertThat(remarks(script))
                .containsExactly(
                        "First place is shared, with 15 buckets each: Seat 0, Seat 1, Seat 2.");
    }

    private static List<Double> payoffs(GameScript<BucketsState, BucketsView> script) {
        return IntStream.range(0, script.options().seats())
                .mapToObj(seat -> GAME.payoff(script.state(), seat))
                .toList();
    }

    private static List<String> remarks(GameScript<BucketsState, BucketsView> script) {
        var speaker = new Speaker(Texts.of(Buckets.class, "buckets", Language.EN));
        return script.result().remarks().stream().map(speaker::say).toList();
    }
}
