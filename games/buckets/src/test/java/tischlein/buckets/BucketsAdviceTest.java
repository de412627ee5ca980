package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.testkit.play.Counts;
import tischlein.testkit.play.GameScript;

class BucketsAdviceTest {
    private static final Game<BucketsState, ?, BucketsView> GAME = new Buckets();

    /** What a seat is advised to do, move by move until its choice is complete. */
    private static List<String> advice(GameScript<BucketsState, BucketsView> script, int seat) {
        var random = new Seeded(1);
        var words = new ArrayList<String>();
        do {
            var word = GAME.words().word(GAME.advice().move(script.state(), seat, random));
            words.add(word);
            script.seat(seat, word);
        } while (GAME.midway(script.state(), seat));
        return words;
    }

    /** Seat 0 has led with these cards, and seat 1 is attacked. */
    private static GameScript<BucketsState, BucketsView> attack(
            String colour, int sum, String hand) {
        var script = Yard.of(3).hands(colour + " 1", hand, "blue 1").script();
        return script.seat(0, "lay " + colour + " 1", "done")
                .chance("draw blue 2")
                .edit(s -> s.value = sum);
    }

    @Test
    void strongColoursCarryThePyramidAndWeakOnesAreOnTop() {
        var script = GameScript.of(GAME, 2).lot(1);
        script.edit(s -> s.hand[0].become(Yard.cards("red 8 7 7 yellow 8 6 blue 5 5 grey 4")));

        advice(script, 0);

        var pyramid = script.view(0).farms().get(0).pyramid();
        assertThat(slots(pyramid, Colour.RED)).containsExactly("1 2", "1 3", "1 4");
        assertThat(slots(pyramid, Colour.YELLOW)).containsExactly("1 1", "2 2", "2 3");
        assertThat(slots(pyramid, Colour.BLUE)).containsExactly("1 5", "2 1", "2 4");
        assertThat(slots(pyramid, Colour.GREY)).containsExactly("3 1", "3 2", "3 3");
        assertThat(slots(pyramid, Colour.GREEN)).containsExactly("4 1", "4 2", "5 1");
    }

    private static List<String> slots(List<Bucket> pyramid, Colour colour) {
        return pyramid.stream()
                .filter(bucket -> bucket.colour() == colour)
                .map(bucket -> bucket.slot().row() + " " + bucket.slot().place())
                .toList();
    }

    @Test
    void aPyramidBegunOtherwiseIsFinishedAsWellAsCanBe() {
        var script = GameScript.of(GAME, 2).lot(1);
        script.edit(s -> s.hand[0].become(Yard.cards("red 8 7 7 yellow 8 6 blue 5 5 grey 4")));
        script.seat(0, "bucket green", "bucket green", "bucket green");

        // The rest of the base, then the second row from the edge to the edge.
        assertThat(advice(script, 0))
                .hasSize(12)
                .startsWith("bucket red", "bucket yellow", "bucket yellow", "bucket red")
                .endsWith("bucket blue", "bucket grey", "bucket grey", "bucket grey");
    }

    @Test
    void anIdeaIsAPyramidInStripesThatMayHaveAWhim() {
        var hand = Yard.cards("red 8 7 7 yellow 8 6 blue 5 5 grey 4");
        var pyramids = new ArrayList<List<String>>();
        for (int seed = 0; seed < 20; seed++) {
            var script = GameScript.of(GAME, 2).lot(1).edit(s -> s.hand[0].become(hand));
            assertThat(GAME.advice().reachesFar(script.state())).isTrue();
            var random = new Seeded(seed);
            do {
                int code = GAME.advice().idea(script.state(), 0, random);
                script.seat(0, GAME.words().word(code));
            } while (GAME.midway(script.state(), 0));
            pyramids.add(colours(script.view(0).farms().get(0).pyramid()));
        }
        var stripes =
                List.of(
                        "blue red red yellow grey",
                        "blue red yellow grey",
                        "blue yellow green",
                        "green grey",
                        "green");
        assertThat(pyramids).contains(stripes);
        assertThat(new HashSet<>(pyramids)).hasSizeGreaterThan(5);
    }

    /** The rows from the base up. */
    private static List<String> colours(List<Bucket> pyramid) {
        return IntStream.rangeClosed(1, Pyramid.ROWS)
                .mapToObj(row ->
                        pyramid.stream()
                                .filter(bucket -> bucket.slot().row() == row)
                                .map(bucket -> bucket.colour().word())
                                .collect(Collectors.joining(" ")))
                .filter(row -> !row.isEmpty())
                .toList();
    }

    @Test
    void theSmallerPyramidHasStripesOfItsOwn() {
        var script = GameScript.of(GAME, 2, "edition", "2005").lot(1);
        script.edit(s -> s.hand[0].become(Yard.cards("red 8 7 7 yellow 8 6 blue 5 5 grey 4")));
        do {
            script.seat(0, "bucket " + Colour.values()[Stripes.bucket(script.state(), 0)].word());
        } while (GAME.midway(script.state(), 0));
        assertThat(colours(script.view(0).farms().get(0).pyramid()))
                .containsExactly("blue red yellow red", "blue yellow grey", "green grey", "green");
    }

    @Test
    void aRaiseTakesTheFewestCardsAndOfThemTheLowest() {
        assertThat(advice(attack("yellow", 4, "yellow 8 5 4 4"), 1))
                .containsExactly("lay yellow 5", "done");
        assertThat(advice(attack("yellow", 7, "yellow 8 7 1"), 1))
                .containsExactly("lay yellow 8", "done");
        assertThat(advice(attack("yellow", 8, "yellow 7 5 4 4 2"), 1))
                .containsExactly("lay yellow 5", "lay yellow 4", "done");
        assertThat(advice(attack("yellow", 13, "yellow 6 5 4 4 2"), 1))
                .containsExactly("lay yellow 6", "lay yellow 4", "lay yellow 4");
    }

    @Test
    void aTopBucketIsNotWorthTwoCardsAndABaseIs() {
        assertThat(advice(attack("green", 8, "green 5 4"), 1)).containsExactly("give in");
        assertThat(advice(attack("yellow", 8, "yellow 5 4"), 1))
                .containsExactly("lay yellow 5", "lay yellow 4", "done");
        assertThat(advice(attack("yellow", 21, "yellow 7 7 7"), 1)).containsExactly("give in");
    }

    @Test
    void theBucketThatCostsLeastIsRemovedAndTheLargerPartKept() {
        var script = attack("yellow", 8, "red 1").seat(1, "give in");
        // The edge of the base costs five, the two others nine and twelve.
        assertThat(advice(script, 1)).containsExactly("take 1 1");

        script = attack("yellow", 8, "red 1").seat(1, "give in").seat(1, "take 1 2");
        assertThat(advice(script, 1)).containsExactly("keep right");
    }

    @Test
    void anAttackHurtsTheNextSeatMoreThanItsLeader() {
        var script = Yard.of(3).hands("yellow 8 8 green 8 8", "", "").script();

        assertThat(advice(script, 0)).containsExactly("lay yellow 8", "done");
    }

    @ParameterizedTest
    @CsvSource({"fixed, 2002", "equal, 2005"})
    void itWinsClearlyMoreOftenThanChance(String direction, String edition) {
        var options = GameScript.of(GAME, 4, "direction", direction, "edition", edition).options();
        double won = 0;
        for (int n = 0; n < Counts.ADVICE_GAMES; n++) {
            won += payoff(options, n % 4, n);
        }
        assertThat(won / Counts.ADVICE_GAMES).isGreaterThan(0.5);
    }

    /** What a seat that follows the advice gets among others that do not think. */
    private static double payoff(Options options, int seat, int n) {
        var random = new Seeded(7, n);
        var codes = new int[Game.MOST_CHOICES];
        var s = GAME.start(options);
        for (int waiting = GAME.waiting(s); waiting != 0; waiting = GAME.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code =
                    actor == Game.CHANCE
                            ? GAME.draw(s, random, codes)
                            : actor == seat
                                    ? GAME.advice().move(s, seat, random)
                                    : codes[random.nextInt(GAME.choices(s, actor, codes))];
            GAME.play(s, actor, code, News.UNHEARD);
        }
        return GAME.payoff(s, seat);
    }

    @Test
    void whatAllSeatsCanHopeForAddsUpToOneWin() {
        var script = attack("yellow", 8, "red 8 7 yellow 6 green 5 blue 6");

        assertThat(values(script).stream().mapToDouble(v -> v).sum()).isCloseTo(1, within(1e-9));
    }

    @Test
    void anAttackThatCannotBeMetIsAsGoodAsLost() {
        var script = attack("yellow", 8, "red 8 7 yellow 6 green 5 blue 6");
        var before = values(script);

        script.seat(1, "give in");
        assertThat(values(script)).isEqualTo(before);
        script.seat(1, "take 1 1");
        assertThat(values(script).get(1)).isCloseTo(before.get(1), within(1e-9));
    }

    @Test
    void aBucketMoreIsBetterThanOneLess() {
        var yard = Yard.of(3).hands("red 8", "red 8 yellow 5 grey 6 blue 3 green 2", "blue 8");
        var before = values(yard.script());

        var after = values(yard.standing(1, "1 1", "1 2", "1 3", "2 1", "2 2", "3 1").script());

        assertThat(after.get(1)).isLessThan(before.get(1));
        assertThat(after.get(0)).isGreaterThan(before.get(0));
    }

    private static List<Double> values(GameScript<BucketsState, BucketsView> script) {
        return IntStream.range(0, 3)
                .mapToObj(seat -> GAME.advice().value(script.state(), seat))
                .toList();
    }

    @Test
    void aFinishedGameIsWorthWhatItPays() {
        var script = Yard.of(3).script();
        BucketsEndTest.wreckNext(script);

        assertThat(values(script)).containsExactly(0.5, 0.0, 0.5);
    }
}
