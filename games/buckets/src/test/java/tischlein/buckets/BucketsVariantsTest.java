package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.GameScript;
import tischlein.testkit.play.GameTables;

/** Chapter 8 of docs/rules/buckets.md. */
class BucketsVariantsTest {
    private static final String[] FOUR = {"red 7 6", "red 7 4", "red 8 5", "red 8 3"};

    /** Seat 0 leads with a red seven; the next seat is to defend itself. */
    private static GameScript<BucketsState, BucketsView> seven(String... options) {
        return Yard.of(4, options)
                .hands(FOUR)
                .script()
                .seat(0, "lay red 7", "done")
                .chance("draw yellow 5");
    }

    @Test
    @Rule("8.1")
    void attacksUsuallyNeverTurnRound() {
        var script = seven();
        assertThat(script.choices(1)).containsExactly("lay red 7", "give in");

        script.seat(1, "lay red 7");
        assertThat(script.choices(1)).containsExactly("lay red 4");
        script.seat(1, "lay red 4", "done").chance("draw yellow 5");

        assertThat(script.waiting()).containsExactly(2);
        assertThat(script.view(0).clockwise()).isTrue();
    }

    @Test
    @Rule("8.1")
    void anEqualRaiseHoldsAndTurnsTheAttackRound() {
        var script = seven("direction", "equal");
        script.seat(1, "lay red 7", "done");
        assertThat(script.heard(2)).last().asString().contains("anticlockwise now");
        script.chance("draw yellow 5");

        assertThat(script.view(0).value()).isEqualTo(7);
        assertThat(script.view(0).clockwise()).isFalse();
        assertThat(script.waiting()).containsExactly(0);

        // It keeps that direction until the next equal raise.
        script.seat(0, "lay red 6", "done").chance("draw yellow 5");
        assertThat(script.waiting()).containsExactly(3);
        assertThat(script.refusal(3, "lay red 8").rule()).isEqualTo("8.1");

        script.edit(s -> s.hand[3].add(Yard.cards("red 5")));
        script.seat(3, "lay red 8", "lay red 5", "done");
        assertThat(script.heard(2)).last().asString().contains("clockwise again");
        script.chance("draw yellow 4");
        assertThat(script.view(0).clockwise()).isTrue();
        assertThat(script.waiting()).containsExactly(0);
    }

    @Test
    @Rule("8.1")
    void twoOrThreeCardsLaidAtOnceTurnTheAttackRoundUnderPairs() {
        var script = Yard.of(4, "direction", "pairs").hands(FOUR).script();

        // The leader's first lay too.
        script.seat(0, "lay red 7", "lay red 6", "done").chance("draw yellow 5");
        assertThat(script.view(0).clockwise()).isFalse();
        assertThat(script.waiting()).containsExactly(3);

        script.edit(s -> s.hand[3].add(Yard.cards("red 4 2")));
        script.seat(3, "lay red 8", "lay red 4", "lay red 3").chance("draw yellow 5");
        assertThat(script.view(0).clockwise()).isTrue();
        assertThat(script.waiting()).containsExactly(0);
    }

    @Test
    @Rule("8.1")
    void aSingleCardDoesNotTurnItRoundUnderPairsAndEqualIsNotEnough() {
        var script = seven("direction", "pairs");
        assertThat(script.waiting()).containsExactly(1);

        script.seat(1, "lay red 7");
        assertThat(script.choices(1)).containsExactly("lay red 4");
        assertThat(script.refusal(1, "done").rule()).isEqualTo("4.1");
        script.seat(1, "lay red 4", "done").chance("draw yellow 5");
        assertThat(script.waiting()).containsExactly(0);
    }

    @Test
    @Rule("8.2")
    void theSmallBoxHasEightyCardsTwoOfEach() {
        var script = GameScript.of(new Buckets(), 4, "edition", "2005");

        assertThat(script.view(0).pile()).isEqualTo(80);
        assertThat(script.choices(Game.CHANCE)).hasSize(40);
        assertThat(script.choices(Game.CHANCE)).allMatch(word -> script.ways(word) == 2);

        script.lot(1);
        assertThat(script.view(0).farms()).allMatch(farm -> farm.cards() == 8);
        assertThat(script.view(0).pile()).isEqualTo(80 - 4 * 8);
    }

    @Test
    @Rule("8.2")
    void theSmallPyramidHasFourRowsAndTwoBucketsOfEachColour() {
        var script = GameScript.of(new Buckets(), 2, "edition", "2005").lot(1);
        script.seat(0, "bucket red", "bucket red");
        assertThat(script.refusal(0, "bucket red").rule()).isEqualTo("8.2");

        assertThat(Yard.slots(Yard.of(2, "edition", "2005").script(), 0))
                .containsExactly(
                        "1 1", "1 2", "1 3", "1 4", "2 1", "2 2", "2 3", "3 1", "3 2", "4 1");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    @Rule("8.2")
    void theSmallGameEndsWithTheFirstPyramidGone(int seats) {
        var script = Yard.of(seats, "edition", "2005").script();

        BucketsEndTest.wreckNext(script);

        assertThat(script.over()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, 2002", "3, 2002", "4, 2005", "5, 2005", "6, 2002"})
    @Rule("8.3")
    void theGameMayGoOnUntilOnlyOneSeatHasBuckets(int seats, String edition) {
        var script = Yard.of(seats, "edition", edition, "end", "last").script();

        IntStream.range(2, seats).forEach(_ -> BucketsEndTest.wreckNext(script));
        assertThat(script.over()).isFalse();
        BucketsEndTest.wreckNext(script);

        assertThat(script.over()).isTrue();
        assertThat(script.result().standings().stream().filter(standing -> standing.score() > 0))
                .singleElement()
                .matches(standing -> standing.place() == 1);
    }

    @Test
    @Rule("8.4")
    void everyAttackStartsClockwise() {
        var script =
                seven("direction", "equal").seat(1, "lay red 7", "done").chance("draw yellow 5");
        script.seat(0, "give in").seat(0, "take 2 2");
        assertThat(script.view(0).clockwise()).isTrue();

        script.seat(0, "lay red 6", "done").chance("draw yellow 4");
        assertThat(script.waiting()).containsExactly(1);
    }

    @Test
    @Rule("8.4")
    void theLeaderAfterAnEliminationIsFoundClockwise() {
        var yard = Yard.of(4, "direction", "equal", "end", "last").hands(FOUR).standing(0, "1 1");
        var script = yard.script().seat(0, "lay red 7", "done").chance("draw yellow 5");
        script.seat(1, "lay red 7", "done").chance("draw yellow 5"); // the other way round now

        script.seat(0, "give in").seat(0, "take 1 1");

        assertThat(script.waiting()).containsExactly(1);
    }

    @Test
    @Rule("8.4")
    void theAttackSkipsWhoIsOutInEitherDirection() {
        var script = seven("direction", "equal", "end", "last").edit(s -> s.standing &= ~0b1000);
        script.seat(1, "lay red 7", "done").chance("draw yellow 5");

        script.seat(0, "lay red 6", "done").chance("draw yellow 4");

        assertThat(script.waiting()).containsExactly(2);
    }

    @Test
    @Rule("8.5")
    void withTwoSeatsAnEqualSumStillHolds() {
        var script = Yard.of(2, "direction", "equal").hands("red 7 1", "red 7").script();
        script.seat(0, "lay red 7", "done").chance("draw yellow 5");
        assertThat(script.choices(1)).containsExactly("lay red 7", "give in");

        script.seat(1, "lay red 7", "done").chance("draw yellow 5");
        assertThat(script.waiting()).containsExactly(0);

        // Its seven is as much already, but at least one card must be laid.
        assertThat(script.choices(0)).containsExactly("lay red 1", "give in");
        script.seat(0, "lay red 1", "done").chance("draw yellow 4");
        assertThat(script.view(0).value()).isEqualTo(8);
        assertThat(script.waiting()).containsExactly(1);
    }

    @Test
    @Rule("8.5")
    void withTwoSeatsTurningRoundChangesNothing() {
        var script = Yard.of(2, "direction", "pairs").hands("red 2 1", "red 7").script();

        script.seat(0, "lay red 2", "lay red 1", "done").chance("draw yellow 5");

        assertThat(script.view(0).clockwise()).isFalse();
        assertThat(script.waiting()).containsExactly(1);
    }

    @Test
    @Rule("8.6")
    void allOptionsCombineFreely() {
        var game = new Buckets();
        var tables = GameTables.all(game.about());

        // 2 to 6 seats, three directions, two editions, two ends, and a first seat or the lot.
        assertThat(tables).hasSize((3 + 4 + 5 + 6 + 7) * 3 * 2 * 2);
        for (var options : tables) {
            var s = game.start(options);
            assertThat(s.turning.name().toLowerCase(Locale.ROOT))
                    .isEqualTo(options.value("direction"));
            assertThat(s.edition.word()).isEqualTo(options.value("edition"));
            assertThat(s.wrecksToEnd)
                    .isEqualTo(
                            options.is("end", "last")
                                    ? options.seats() - 1
                                    : options.seats() > 4 && options.is("edition", "2002") ? 2 : 1);
            assertThat(s.leader).isEqualTo(options.seat("first"));
        }
    }
}
