package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.GameScript;

/** Chapters 5 and 6 of docs/rules/buckets.md. */
class BucketsLosingTest {
    /** Seat 0 attacks seat 1, which gives in. */
    private static GameScript<BucketsState, BucketsView> givenIn(Yard yard, String card) {
        return yard.script()
                .seat(0, "lay " + card, "done")
                .chance("draw yellow 5")
                .seat(1, "give in");
    }

    @Test
    @Rule("5.1")
    void whoGivesInRemovesABucketOfTheColourWhicheverItLikes() {
        var script = givenIn(Yard.of(3).hands("red 7", "red 1", "blue 1"), "red 7");

        assertThat(script.choices(1)).containsExactly("take 2 2", "take 2 3", "take 2 4");
        assertThat(script.refusal(1, "take 5 1").rule()).isEqualTo("5.1");
        assertThat(script.refusal(0, "take 2 2").rule()).isEqualTo("5.1");
        assertThat(script.refusal(1, "done").rule()).isEqualTo("5.1");

        script.seat(1, "take 2 4");
        assertThat(Yard.slots(script, 1)).hasSize(15 - 4).doesNotContain("2 4");
        assertThat(Yard.slots(script, 0)).hasSize(15);
        assertThat(script.heard(0))
                .containsExactly(
                        "Seat 1 removes the red bucket from row 2, place 4.",
                        "Crash! Seat 1 loses 3 more buckets.",
                        "Seat 1 has 11 buckets left.",
                        "Seat 1 leads.");
    }

    @Test
    @Rule("5.1")
    void aBucketThatHasFallenCannotBeRemoved() {
        var yard = Yard.of(3).hands("red 7", "red 1", "blue 1");
        yard.standing(1, "1 1", "1 2", "1 3", "2 1", "2 2");

        var script = givenIn(yard, "red 7");

        assertThat(script.choices(1)).containsExactly("take 2 2");
        assertThat(script.refusal(1, "take 2 3").rule()).isEqualTo("5.1");
    }

    @Test
    @Rule("5.2")
    void whoHasNoBucketOfTheColourRemovesAnyBucket() {
        var yard = Yard.of(3).hands("green 7", "red 1", "blue 1");
        yard.standing(1, "1 1", "1 2", "1 3", "2 1", "2 2");

        assertThat(givenIn(yard, "green 7").choices(1))
                .containsExactly("take 1 1", "take 1 2", "take 1 3", "take 2 1", "take 2 2");
    }

    @Test
    @Rule("5.3")
    void whateverRestsOnARemovedBucketFallsToo() {
        var script = givenIn(Yard.of(3).hands("blue 7", "red 1", "blue 1"), "blue 7");

        // The middle of the third row takes both of the fourth and the top.
        script.seat(1, "take 3 2");

        assertThat(Yard.slots(script, 1))
                .containsExactly(
                        "1 1", "1 2", "1 3", "1 4", "1 5", "2 1", "2 2", "2 3", "2 4", "3 1",
                        "3 3");
    }

    @Test
    @Rule("5.3")
    void nothingFallsWithTheTop() {
        var script = givenIn(Yard.of(3).hands("green 7", "red 1", "blue 1"), "green 7");

        script.seat(1, "take 5 1");

        assertThat(Yard.slots(script, 1)).hasSize(14);
        assertThat(script.heard(2))
                .containsExactly(
                        "Seat 1 removes the green bucket from row 5, place 1.",
                        "Seat 1 has 14 buckets left.",
                        "Seat 1 leads.");
    }

    @ParameterizedTest
    @CsvSource({
        "2002, 1 1, '', 10",
        "2002, 1 2, left, 1",
        "2002, 1 2, right, 6",
        "2002, 1 3, left, 3",
        "2002, 1 3, right, 3",
        "2002, 1 4, left, 6",
        "2002, 1 4, right, 1",
        "2002, 1 5, '', 10",
        "2005, 1 1, '', 6",
        "2005, 1 2, left, 1",
        "2005, 1 2, right, 3",
        "2005, 1 3, left, 3",
        "2005, 1 3, right, 1",
        "2005, 1 4, '', 6",
    })
    @Rule({"5.3", "5.4", "8.2"})
    void aBucketOfTheBaseTakesManyWithIt(String edition, String slot, String part, int left) {
        var yard = Yard.of(3, "edition", edition).hands("red 7", "red 1", "blue 1");
        // No red bucket is left, so that any bucket may be removed.
        yard.script()
                .edit(s -> {
                    s.ofColour[Colour.COUNT] |= s.ofColour[Colour.COUNT + Colour.RED.ordinal()];
                    s.ofColour[Colour.COUNT + Colour.RED.ordinal()] = 0;
                });
        var script = givenIn(yard, "red 7").seat(1, "take " + slot);
        if (!part.isEmpty()) {
            script.seat(1, "keep " + part);
        }

        assertThat(Yard.slots(script, 1)).hasSize(left);
        assertThat(script.view(0).phase()).isEqualTo(BucketsState.Phase.ATTACK);
    }

    @Test
    @Rule("5.4")
    void whoseSplitPyramidItIsKeepsOnePart() {
        var script = givenIn(Yard.of(3).hands("yellow 7", "red 1", "blue 1"), "yellow 7");
        script.seat(1, "take 1 2");
        assertThat(script.heard(0)).last().isEqualTo("Seat 1’s pyramid is in two parts.");
        assertThat(script.choices(1)).containsExactly("keep left", "keep right");
        assertThat(script.refusal(0, "keep left").rule()).isEqualTo("5.4");
        assertThat(script.refusal(1, "take 1 1").rule()).isEqualTo("5.4");

        script.seat(1, "keep right");

        assertThat(Yard.slots(script, 1)).containsExactly("1 3", "1 4", "1 5", "2 3", "2 4", "3 3");
        assertThat(script.heard(0))
                .startsWith("Seat 1 keeps the right part and loses 1 bucket.")
                .contains("Seat 1 has 6 buckets left.");
    }

    @Test
    @Rule("5.4")
    void theLeftPartMayBeKeptToo() {
        var script = givenIn(Yard.of(3).hands("yellow 7", "red 1", "blue 1"), "yellow 7");
        script.seat(1, "take 1 2").seat(1, "keep left");

        assertThat(Yard.slots(script, 1)).containsExactly("1 1");
        assertThat(script.heard(0))
                .first()
                .isEqualTo("Seat 1 keeps the left part and loses 6 buckets.");
    }

    @Test
    @Rule("5.4")
    void aGapHigherUpIsNeverASplit() {
        var script = givenIn(Yard.of(3).hands("red 7", "red 1", "blue 1"), "red 7");

        script.seat(1, "take 2 2");

        assertThat(Yard.slots(script, 1)).contains("2 1", "2 3").hasSize(15 - 6);
        assertThat(script.waiting()).containsExactly(1);
        assertThat(script.choices(1)).containsExactly("lay red 1");
    }

    @Test
    @Rule("6.1")
    void allCardsLaidAreDiscardedWhenTheAttackIsOver() {
        var script = Yard.of(3).hands("red 7 7", "red 8", "red 8 2").script();
        script.seat(0, "lay red 7", "done").chance("draw yellow 5");
        script.seat(1, "lay red 8", "done").chance("draw yellow 5");
        script.seat(2, "lay red 8", "lay red 2", "done").chance("draw yellow 5");
        script.seat(0, "give in");
        assertThat(script.view(1).discard()).isEmpty();

        script.seat(0, "take 2 3");

        assertThat(script.view(1).discard().stream().map(Card::value)).containsExactly(2, 7, 8, 8);
        assertThat(script.view(1).farms())
                .allMatch(farm -> farm.laid().isEmpty() && farm.sum() == 0);
        assertThat(script.view(1).value()).isZero();
        assertThat(script.view(1).colour()).isEmpty();

        // What was laid before does not count in the next attack.
        script.seat(0, "lay yellow 5", "done").chance("draw yellow 4");
        assertThat(script.choices(1)).containsExactly("give in");
    }

    @Test
    @Rule("6.2")
    void whoGaveInLeadsAndDrawsNothing() {
        var script = givenIn(Yard.of(3).hands("red 7", "red 1 blue 5", "blue 1"), "red 7");
        script.seat(1, "take 2 2");

        assertThat(script.view(1).leader()).isOne();
        assertThat(script.view(1).hand()).hasSize(2);
        assertThat(script.choices(1)).containsExactly("lay red 1", "lay blue 5");
        assertThat(script.refusal(0, "lay yellow 5").why().key()).isEqualTo("refusal.leader");

        script.seat(1, "lay blue 5", "done").chance("draw yellow 4");
        assertThat(script.waiting()).containsExactly(2);
    }

    @Test
    @Rule("6.3")
    void whoHasNoBucketLeftIsOutAndItsHandIsDiscardedOpenly() {
        var yard = Yard.of(5).hands("red 7", "red 1 1 blue 5", "blue 1", "blue 3", "blue 8");
        var script = givenIn(yard.standing(1, "1 1"), "red 7").seat(1, "take 1 1");

        assertThat(script.heard(3))
                .containsExactly(
                        "Seat 1 removes the yellow bucket from row 1, place 1.",
                        "Seat 1’s pyramid is gone!",
                        "Seat 1 discards 1, 1 in red.",
                        "Seat 1 discards 5 in blue.",
                        "Seat 2 leads.");
        assertThat(script.view(3).discard())
                .containsExactly(
                        new Card(Colour.RED, 1),
                        new Card(Colour.RED, 1),
                        new Card(Colour.RED, 7),
                        new Card(Colour.BLUE, 5));
        assertThat(script.view(1).hand()).isEmpty();
        assertThat(script.waiting()).containsExactly(2);
        assertThat(script.view(0).leader()).isEqualTo(2);
    }

    @Test
    @Rule("6.3")
    void theNextSeatThatStillHasBucketsLeads() {
        var yard = Yard.of(6, "end", "last").hands("red 7", "red 1", "blue 1", "blue 2", "blue 3");
        yard.script()
                .edit(s -> {
                    s.standing &= ~0b1100;
                    s.pyramid[2] = 0;
                    s.pyramid[3] = 0;
                    s.wrecks = 2;
                });

        var script = givenIn(yard.standing(1, "1 4"), "red 7").seat(1, "take 1 4");

        assertThat(script.waiting()).containsExactly(4);
    }

    @Test
    @Rule("6.3")
    void whoIsOutIsAttackedNoMore() {
        var yard = Yard.of(5).hands("red 7", "red 1", "blue 1", "blue 3", "blue 8");
        var script = givenIn(yard.standing(1, "1 1"), "red 7").seat(1, "take 1 1");
        script.seat(2, "lay blue 1", "done").chance("draw yellow 5");
        script.seat(3, "lay blue 3", "done").chance("draw yellow 4");
        script.seat(4, "lay blue 8", "done").chance("draw yellow 4");
        script.seat(0, "give in").seat(0, "take 3 1").seat(0, "lay yellow 5", "done");

        script.chance("draw yellow 3");

        assertThat(script.waiting()).containsExactly(2);
    }

    @Test
    @Rule("6.3")
    void theHandOfTheLastToGoOutStaysHidden() {
        var yard = Yard.of(3).hands("red 7", "red 1", "blue 1");
        var script = givenIn(yard.standing(1, "1 1"), "red 7").seat(1, "take 1 1");

        assertThat(script.over()).isTrue();
        assertThat(script.view(Game.ONLOOKER).discard())
                .isEqualTo(List.of(new Card(Colour.RED, 7)));
        assertThat(script.view(1).hand()).containsExactly(new Card(Colour.RED, 1));
    }
}
