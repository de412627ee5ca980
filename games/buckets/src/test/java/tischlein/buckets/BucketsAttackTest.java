package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.GameScript;

/** Chapters 3 and 4 of docs/rules/buckets.md. */
class BucketsAttackTest {
    private static final List<Integer> CHANCE = List.of(Game.CHANCE);

    @Test
    @Rule("3.1")
    void theLeaderLaysOneToThreeCardsOfOneColour() {
        var script = Yard.of(3).hands("green 7 5 5 2 red 3", "red 1", "red 1").script();
        assertThat(script.choices(0))
                .containsExactly("lay red 3", "lay green 2", "lay green 5", "lay green 7");
        assertThat(script.refusal(0, "give in").rule()).isEqualTo("3.1");
        assertThat(script.refusal(0, "done").rule()).isEqualTo("3.1");
        assertThat(script.refusal(0, "lay green 8").rule()).isEqualTo("3.1");

        script.seat(0, "lay green 5");
        assertThat(script.choices(0)).containsExactly("lay green 2", "lay green 5", "done");
        assertThat(script.refusal(0, "lay red 3").rule()).isEqualTo("3.1");
        assertThat(script.refusal(0, "give in").rule()).isEqualTo("3.1");
        assertThat(script.refusal(0, "take 1 1").rule()).isEqualTo("3.1");
        assertThat(script.refusal(1, "lay red 1").rule()).isEqualTo("3.1");

        script.seat(0, "lay green 5");
        assertThat(script.choices(0)).containsExactly("lay green 2", "done");

        script.seat(0, "lay green 2");
        assertThat(script.waiting()).isEqualTo(CHANCE);
    }

    @Test
    void theOrderOfTheCardsInALogIsNoRuleOfTheGame() {
        var script = Yard.of(3).hands("green 7 5", "red 1", "red 1").script();
        script.seat(0, "lay green 5");
        assertThat(script.refusal(0, "lay green 7").allows()).isFalse();
        assertThat(script.refusal(0, "lay green 7").byRule()).isFalse();
        assertThat(script.refusal(0, "lay green 7").why().key()).isEqualTo("refusal.order");
    }

    @Test
    @Rule("3.1")
    void theSumOfTheCardsIsTheValueToBeat() {
        var script = Yard.of(3).hands("green 7 5 2", "red 1", "red 1").script();
        assertThat(script.view(1).colour()).isEmpty();

        script.seat(0, "lay green 7", "lay green 5");
        assertThat(script.view(1).value()).isZero();
        assertThat(script.view(1).nowLaid()).containsExactly(7, 5);

        script.seat(0, "done");
        assertThat(script.view(1).value()).isEqualTo(12);
        assertThat(script.view(1).colour()).containsExactly(Colour.GREEN);
        assertThat(script.view(1).nowLaid()).isEmpty();
        assertThat(script.view(1).farms().get(0).laid()).containsExactly(5, 7);
        assertThat(script.heard(1))
                .contains("Seat 0 lets the pigs loose with 12 to beat in green.");
    }

    @Test
    @Rule("3.1")
    void whoHasNoCardLeftToAddStillSaysSo() {
        var script = Yard.of(3).hands("green 7", "red 1", "red 1").script().seat(0, "lay green 7");

        assertThat(script.choices(0)).containsExactly("done");
    }

    @Test
    @Rule("3.2")
    void whoeverLaysCardsDrawsOneHoweverMany() {
        var script = Yard.of(3).hands("green 7 5 2", "green 8 8", "red 1").script();

        script.seat(0, "lay green 7", "lay green 5", "lay green 2");
        assertThat(script.waiting()).isEqualTo(CHANCE);
        assertThat(script.refusal(1, "give in").rule()).isEqualTo("3.2");
        script.chance("draw blue 4");
        assertThat(script.heard(0)).containsExactly("Seat 0 draws a blue 4.");
        assertThat(script.heard(1)).containsExactly("Seat 0 draws a card.");
        assertThat(script.view(0).hand()).containsExactly(new Card(Colour.BLUE, 4));

        script.seat(1, "lay green 8", "lay green 8", "done").chance("draw blue 4");
        assertThat(script.view(1).hand()).containsExactly(new Card(Colour.BLUE, 4));
        assertThat(script.waiting()).containsExactly(2);
    }

    @Test
    @Rule("3.3")
    void anEmptyPileIsMadeAnewFromTheDiscardAndNotFromTheTable() {
        var script =
                Yard.of(3)
                        .hands("green 7 red 2", "green 8", "red 1")
                        .script()
                        .edit(s -> {
                            s.pile.become(Yard.cards("red 6"));
                            s.discard.become(Yard.cards("grey 3 blue 1"));
                        });

        script.seat(0, "lay green 7", "done").chance("draw red 6");
        assertThat(script.view(2).pile()).isZero();
        assertThat(script.view(2).discard()).hasSize(2);

        script.seat(1, "lay green 8", "done");
        assertThat(script.heard(2)).last().asString().contains("shuffled into a new one");
        assertThat(script.choices(Game.CHANCE)).containsExactly("draw grey 3", "draw blue 1");
        assertThat(script.view(2).discard()).isEmpty();
        assertThat(script.view(2).pile()).isEqualTo(2);
        assertThat(script.view(2).farms().get(0).laid()).containsExactly(7);
        assertThat(script.view(2).made())
                .containsExactly(new Card(Colour.GREY, 3), new Card(Colour.BLUE, 1));
        assertThat(script.refusal(Game.CHANCE, "draw green 7").rule()).isEqualTo("3.3");
    }

    @Test
    @Rule("3.3")
    void whatWasDrawnIsCountedFromTheNewPileOn() {
        var script =
                Yard.of(2)
                        .hands("green 7", "green 8")
                        .script()
                        .edit(s -> {
                            s.discard.become(s.pile);
                            s.pile.clear();
                        });
        assertThat(script.view(0).farms().get(0).drawn()).isEqualTo(12);

        script.seat(0, "lay green 7", "done");
        assertThat(script.view(0).farms()).allMatch(farm -> farm.drawn() == 0);
        assertThat(script.view(0).drawn()).isEmpty();

        script.chance("draw blue 3");
        assertThat(script.view(0).drawn()).containsExactly(new Card(Colour.BLUE, 3));
        assertThat(script.view(1).farms().get(0).drawn()).isOne();
    }

    @Test
    @Rule("3.4")
    void theAttackGoesToTheNextSeatClockwiseThatHasBuckets() {
        assertThat(attackOf(0).waiting()).containsExactly(1);
        assertThat(attackOf(3).waiting()).containsExactly(0);

        var script =
                Yard.of(5, "first", "1")
                        .hands("red 1", "red 2", "red 1", "red 3", "blue 1")
                        .script();
        script.edit(s -> s.standing &= ~0b1100).seat(1, "lay red 2", "done").lot(1);
        assertThat(script.waiting()).containsExactly(4);
        assertThat(script.refusal(2, "give in").rule()).isEqualTo("3.4");
    }

    private static GameScript<BucketsState, BucketsView> attackOf(int leader) {
        return Yard.of(4, "first", "" + leader)
                .hands("red 1", "red 1", "red 2", "red 2")
                .script()
                .seat(leader, leader < 2 ? "lay red 1" : "lay red 2", "done")
                .lot(1);
    }

    @Test
    @Rule("4.1")
    void aRaiseIsGreaterThanTheValueToBeat() {
        var script = Yard.of(3).hands("green 7", "green 7 6 2 1 red 8", "red 1").script();
        script.seat(0, "lay green 7", "done").chance("draw blue 4");

        // Six, two and one would be enough; two and one never are.
        assertThat(script.choices(1)).containsExactly("lay green 6", "lay green 7", "give in");
        assertThat(script.refusal(1, "lay green 2").rule()).isEqualTo("4.1");
        assertThat(script.refusal(1, "lay red 8").rule()).isEqualTo("4.1");
        assertThat(script.refusal(1, "take 1 1").rule()).isEqualTo("4.1");

        script.seat(1, "lay green 6");
        assertThat(script.choices(1)).containsExactly("lay green 2"); // seven is not enough
        assertThat(script.refusal(1, "done").rule()).isEqualTo("4.1");

        script.seat(1, "lay green 2");
        assertThat(script.choices(1)).containsExactly("lay green 1", "done");
    }

    @Test
    @Rule("4.1")
    void cardsThatCannotBecomeEnoughAreNotOffered() {
        var script = Yard.of(3).hands("green 8 7 6", "green 8 7 5 4", "red 1").script();
        script.seat(0, "lay green 8", "lay green 7", "lay green 6").chance("draw blue 4");

        // At most twenty, and the value to beat is 21.
        assertThat(script.choices(1)).containsExactly("give in");
    }

    @Test
    @Rule("4.1")
    void aRaiseHasThreeCardsAtMost() {
        var script = Yard.of(3).hands("green 6 3", "green 5 3 1 1", "red 1").script();
        script.seat(0, "lay green 6", "lay green 3", "done").chance("draw blue 4");

        // 5 + 3 + 1 is nine; the fourth card does not count.
        assertThat(script.choices(1)).containsExactly("give in");
    }

    @Test
    @Rule("4.2")
    void aSeatAttackedAgainAddsToWhatItHasLaid() {
        var script = raisedToTwelve();
        assertThat(script.waiting()).containsExactly(0);
        assertThat(script.view(0).farms().get(0).sum()).isEqualTo(7);

        // Value to beat 12, seven on the table: at least six more.
        assertThat(script.choices(0))
                .containsExactly("lay green 3", "lay green 4", "lay green 6", "give in");
        script.seat(0, "lay green 4");
        assertThat(script.refusal(0, "done").rule()).isEqualTo("4.1");
        script.seat(0, "lay green 3", "done");
        assertThat(script.view(0).value()).isEqualTo(14);
        assertThat(script.view(0).farms().get(0).laid()).containsExactly(3, 4, 7);
        assertThat(script.heard(1)).contains("Seat 0 drives the pigs on with 14 to beat in green.");
    }

    @Test
    @Rule("4.2")
    void theLimitOfThreeCardsIsPerTurn() {
        var script = raisedToTwelve();

        script.seat(0, "lay green 3", "lay green 2", "lay green 1");

        assertThat(script.view(0).value()).isEqualTo(13);
        assertThat(script.view(0).farms().get(0).laid()).hasSize(4);
    }

    /** Seat 0 leads with 7, and the two others raise to 12. */
    private static GameScript<BucketsState, BucketsView> raisedToTwelve() {
        return Yard.of(3)
                .hands("green 7 6 4 3 2 1", "green 8", "green 7 5")
                .script()
                .seat(0, "lay green 7", "done")
                .chance("draw blue 4")
                .seat(1, "lay green 8", "done")
                .chance("draw blue 4")
                .seat(2, "lay green 7", "lay green 5", "done")
                .chance("draw blue 4");
    }

    @Test
    @Rule("4.3")
    void theRaiseIsTheNewValueAndTheAttackGoesRoundAndRound() {
        var script = raisedToTwelve().seat(0, "lay green 6", "done").chance("draw blue 5");
        assertThat(script.view(1).value()).isEqualTo(13);
        assertThat(script.waiting()).containsExactly(1);
        assertThat(script.view(1).leader()).isZero();
        assertThat(script.choices(1)).containsExactly("give in");

        script.seat(1, "give in");
        assertThat(script.waiting()).containsExactly(1);
    }

    @Test
    @Rule("4.4")
    void aSeatMayGiveInThoughItCouldRaise() {
        var script = Yard.of(3).hands("green 1", "green 8", "red 1").script();
        script.seat(0, "lay green 1", "done").chance("draw blue 4");
        assertThat(script.choices(1)).containsExactly("lay green 8", "give in");

        script.seat(1, "give in");

        assertThat(script.heard(0)).containsExactly("Seat 1 gives in.");
        assertThat(script.choices(1)).containsExactly("take 4 1", "take 4 2", "take 5 1");
    }

    @Test
    @Rule("4.4")
    void whoHasBegunToRaiseCannotGiveInAnyMore() {
        var script = Yard.of(3).hands("green 3", "green 2 2", "red 1").script();
        script.seat(0, "lay green 3", "done").chance("draw blue 4").seat(1, "lay green 2");

        assertThat(script.choices(1)).containsExactly("lay green 2");
        assertThat(script.refusal(1, "give in").rule()).isEqualTo("4.4");
    }
}
