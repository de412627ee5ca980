package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.GameScript;

/** Chapters 1 and 2 of docs/rules/buckets.md. */
class BucketsSetUpTest {
    private static final Game<BucketsState, ?, BucketsView> GAME = new Buckets();
    private static final List<Integer> CHANCE = List.of(Game.CHANCE);

    @Test
    @Rule("1.1")
    void eachColourHasTwoOnesThreeEachOfTwoToSevenAndTwoEights() {
        var script = GameScript.of(GAME, 3);

        for (var colour : List.of("yellow", "grey", "red", "blue", "green")) {
            assertThat(
                            IntStream.rangeClosed(1, 8)
                                    .map(n -> script.ways("draw " + colour + " " + n)))
                    .containsExactly(2, 3, 3, 3, 3, 3, 3, 2);
        }
        assertThat(script.view(0).pile()).isEqualTo(110);
        assertThat(script.choices(Game.CHANCE)).hasSize(40);
    }

    @Test
    @Rule("1.1")
    void theAnimalsOfTheFiveColoursAreHensHorsesBullsSheepAndPigs() {
        var yard = Yard.of(3).hands("yellow 1 grey 1 red 1 blue 1 green 1");

        assertThat(attack(yard, "yellow")).contains("hens");
        assertThat(attack(yard, "grey")).contains("horses");
        assertThat(attack(yard, "red")).contains("bulls");
        assertThat(attack(yard, "blue")).contains("sheep");
        assertThat(attack(yard, "green")).contains("pigs");
    }

    private static String attack(Yard yard, String colour) {
        var script = GameScript.of(GAME, 3).edit(s -> s.become(yard.script().state()));
        return script.seat(0, "lay " + colour + " 1", "done").heard(1).get(1);
    }

    @Test
    @Rule("1.2")
    void sixSeatsNeedAllEighteenBucketsOfEachColour() {
        var script = Yard.of(6).script();

        for (var colour : Colour.values()) {
            assertThat(
                            script.view(0).farms().stream()
                                    .flatMap(farm -> farm.pyramid().stream())
                                    .filter(bucket -> bucket.colour() == colour))
                    .hasSize(18);
        }
    }

    @Test
    @Rule("2.1")
    void aSeatHasThreeBucketsOfEachColourAndNoFourth() {
        var script = GameScript.of(GAME, 2).lot(1);
        assertThat(script.choices(1))
                .containsExactly(
                        "bucket yellow",
                        "bucket grey",
                        "bucket red",
                        "bucket blue",
                        "bucket green");

        script.seat(1, "bucket green", "bucket green", "bucket green");

        assertThat(script.choices(1))
                .containsExactly("bucket yellow", "bucket grey", "bucket red", "bucket blue");
        assertThat(script.refusal(1, "bucket green").rule()).isEqualTo("2.1");
        assertThat(script.refusal(0, "bucket green").allows()).isTrue();
    }

    @Test
    @Rule("2.2")
    void everybodyIsDealtTwelveCardsAndTheRestIsThePile() {
        var script = GameScript.of(GAME, 3, "first", "2");
        assertThat(script.view(0).turn()).isEqualTo(2);

        IntStream.range(0, 12).forEach(_ -> script.chance(script.choices(Game.CHANCE).getLast()));
        assertThat(script.view(0).farms().get(2).cards()).isEqualTo(12);
        assertThat(script.view(0).turn()).isZero();

        IntStream.range(0, 23).forEach(_ -> script.chance(script.choices(Game.CHANCE).getLast()));
        assertThat(script.waiting()).isEqualTo(CHANCE);

        script.chance("draw yellow 1");
        assertThat(script.view(0).farms()).allMatch(farm -> farm.cards() == 12);
        assertThat(script.view(0).pile()).isEqualTo(110 - 36);
        assertThat(script.view(1).hand()).hasSize(12).contains(new Card(Colour.YELLOW, 1));
        assertThat(script.waiting()).containsExactly(0, 1, 2);
    }

    @Test
    @Rule("2.3")
    void allBuildAtTheSameTimeRowsOfFiveFourThreeTwoAndOne() {
        var script = GameScript.of(GAME, 2).lot(1);
        script.seat(1, "bucket red").seat(0, "bucket blue").seat(1, "bucket grey");

        assertThat(script.view(1).farms().get(1).pyramid())
                .containsExactly(
                        new Bucket(new Slot(1, 1), Colour.RED),
                        new Bucket(new Slot(1, 2), Colour.GREY));
        assertThat(Yard.slots(Yard.of(2).script(), 0))
                .containsExactly(
                        "1 1", "1 2", "1 3", "1 4", "1 5", "2 1", "2 2", "2 3", "2 4", "3 1", "3 2",
                        "3 3", "4 1", "4 2", "5 1");
    }

    @Test
    @Rule("2.3")
    void aSeatBuildsKnowingItsHand() {
        var script = GameScript.of(GAME, 2).lot(1);

        assertThat(script.view(0).hand()).hasSize(12);
        assertThat(script.refusal(0, "lay " + script.view(0).hand().getFirst().word()).rule())
                .isEqualTo("2.3");
        assertThat(script.refusal(Game.CHANCE, "bucket red").rule()).isEqualTo("2.3");
    }

    @Test
    @Rule("2.4")
    void pyramidsAreShownWhenTheLastSeatHasFinished() {
        var script = GameScript.of(GAME, 3).lot(1);
        Yard.build(script, 0);
        Yard.build(script, 2);
        assertThat(script.heard(1)).isEmpty();
        assertThat(script.view(1).farms().get(0).pyramid()).isEmpty();
        assertThat(script.view(Game.ONLOOKER).farms().get(2).pyramid()).isEmpty();
        assertThat(script.view(2).farms().get(2).pyramid()).hasSize(15);
        assertThat(script.refusal(2, "bucket red").rule()).isEqualTo("2.3");
        assertThat(script.waiting()).containsExactly(1);

        Yard.build(script, 1);

        assertThat(script.heard(0))
                .contains("The last bucket is in place: all pyramids are shown.");
        assertThat(script.view(1).farms()).allMatch(farm -> farm.pyramid().size() == 15);
        assertThat(script.view(1).phase()).isEqualTo(Phase.ATTACK);
    }

    @Test
    @Rule("2.5")
    void theSeatNamedLeads() {
        assertThat(Yard.of(3).script().waiting()).containsExactly(0);
        assertThat(Yard.of(3, "first", "2").script().waiting()).containsExactly(2);
        assertThat(Yard.of(3, "first", "2").script().view(0).leader()).isEqualTo(2);
    }

    @Test
    @Rule("2.5")
    void theLotMayNameTheLeader() {
        var script = GameScript.of(GAME, 3, "first", "lot");
        assertThat(script.choices(Game.CHANCE)).containsExactly("first 0", "first 1", "first 2");
        assertThat(script.ways("first 1")).isOne();
        assertThat(script.refusal(Game.CHANCE, "first 3").rule()).isEqualTo("2.5");
        assertThat(script.refusal(0, "first 1").rule()).isEqualTo("2.5");

        script.chance("first 1");
        assertThat(script.heard(0)).containsExactly("Seat 1 will lead the first attack.");
        script.lot(1);
        IntStream.range(0, 3).forEach(seat -> Yard.build(script, seat));

        assertThat(script.waiting()).containsExactly(1);
        assertThat(script.heard(0)).last().isEqualTo("Seat 1 leads.");
    }
}
