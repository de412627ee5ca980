package tischlein.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.testkit.pennies.Pennies;
import tischlein.testkit.pennies.PenniesFault;
import tischlein.testkit.pennies.PenniesTable;
import tischlein.testkit.pennies.PenniesView;
import tischlein.testkit.play.Counts;

/** The laws themselves, put to the test on a toy that breaks each of them. */
class GameLawsTest {
    private static GameLaws<PenniesTable, PenniesView> laws(PenniesFault fault) {
        return GameLaws.of(new Pennies(fault), Pennies.RULES)
                .conserving("seats that bid what they do not have", GameLawsTest::debtors);
    }

    private static long debtors(PenniesTable s) {
        return IntStream.range(0, s.seats).filter(seat -> s.bid[seat] > s.purse[seat]).count();
    }

    @Test
    void aSoundGameBreaksNoLaw() {
        laws(PenniesFault.NONE).check(Counts.TOY_GAMES);
    }

    @TestFactory
    Stream<DynamicTest> aSoundGameKeepsItsPromises() {
        return laws(PenniesFault.NONE).promises();
    }

    @Test
    void aBrokenLawTellsHowToGetThere() {
        var broken =
                catchThrowableOfType(
                        BrokenLaw.class,
                        () -> laws(PenniesFault.TWO_WINNERS).check(Counts.TOY_GAMES));
        assertThat(broken.getMessage())
                .startsWith("the law “payoff” is broken in pennies, seats 2 edition old, game ")
                .contains(
                        " of seed " + Counts.SEED + ", step ",
                        "The log so far:",
                        "tischlein 1\ngame pennies 1\n");
    }

    @Test
    void theSameGamesAreLookedAtEachTime() {
        var one =
                catchThrowableOfType(
                        BrokenLaw.class,
                        () -> laws(PenniesFault.TWO_WINNERS).check(Counts.TOY_GAMES));
        var other =
                catchThrowableOfType(
                        BrokenLaw.class,
                        () -> laws(PenniesFault.TWO_WINNERS).check(Counts.TOY_GAMES));
        assertThat(one.getMessage()).isEqualTo(other.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "LOST_PENNY, are lost or won",
        "NO_CHOICE, a dead end",
        "ENDLESS_GAME, does not end",
        "TWO_WINNERS, do not add up"
    })
    void brokenPromisesAreFound(PenniesFault fault, String what) {
        var tests = laws(fault).promises().toList();
        var broken =
                catchThrowableOfType(
                        BrokenLaw.class, () -> tests.getFirst().getExecutable().execute());
        assertThat(broken.law()).isEqualTo("promises");
        assertThat(broken.getMessage()).contains(what, "tischlein 1\ngame pennies 1\n");
    }

    @ParameterizedTest
    @CsvSource({
        "FORGOTTEN_FIELD, copy",
        "SHARED_ARRAY, copy",
        "UNSORTED_CHOICES, choices",
        "NO_CHOICE, copy",
        "REFUSED_CHOICE, choices",
        "UNKNOWN_RULE, choices",
        "BIASED_DRAW, chance",
        "OTHER_GENERATOR, chance",
        "LOST_PENNY, conservation of seats that bid what they do not have",
        "SEEN_PURSE, worlds",
        "SEEN_BID, view",
        "SEEN_PROGRESS, secret",
        "HEARD_PURSE, worlds",
        "HEARD_BID, secret",
        "UNHEARD_BID, worlds",
        "ORDER_OF_ARRIVAL, secret",
        "OTHERS_HURRIED, secret",
        "ENDLESS_CHOICE, midway",
        "MIDWAY_WITHOUT_TURN, midway",
        "SAME_WORLDS, view",
        "NOTHING_HIDDEN, view",
        "IMPOSSIBLE_WORLD, view",
        "CHEATING_CHOICES, view",
        "CHEATING_ADVICE, view",
        "LEAKING_STANDINGS, view",
        "LONG_IN_VIEW, view",
        "UNTELLABLE_NEWS, secret",
        "UNTELLABLE_PICTURE, news",
        "NOT_DETERMINED, replay",
        "TWO_WINNERS, payoff",
        "ENDLESS_GAME, end"
    })
    void everyFaultBreaksALaw(PenniesFault fault, String law) {
        var broken =
                catchThrowableOfType(BrokenLaw.class, () -> laws(fault).check(Counts.TOY_GAMES));
        assertThat(broken).as("no law is broken").isNotNull();
        assertThat(broken.law()).as(broken.getMessage()).isEqualTo(law);
    }
}
