package tischlein.testkit.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulePageTest {
    @Test
    void rulesAreFoundInTheirChaptersAndReferencesAreNotRules() {
        var page =
                RulePage.parse(
                        """
                        # toy, with 1.9 in its title

                        **1 Box.** 1.1 Ten cards (see 2.1). 1.2 A board, as 1.1 says; 1.3 is not yet here. 1.3 Dice.

                        **2 Play.** 2.1 Go. 2.2 [T] Talk. 2.3 *Stop*, or 2.1.

                        **3 Talking** [T: at the live table]**.** 3.1 Hello.

                        **Seen by all:** 4.1 is no rule.
                        """);
        assertThat(page.numbers()).containsExactly("1.1", "1.2", "1.3", "2.1", "2.3");
        assertThat(page.has("2.2")).isTrue();
        assertThat(page.has("3.1")).isTrue();
        assertThat(page.has("4.1")).isFalse();
        assertThat(page.has("1.9")).isFalse();
    }

    @Test
    void rulesAreInTheOrderOfTheirNumbers() {
        var page = RulePage.parse("**10 Ten.** 10.1 Ten.\n**9 Nine.** 9.1 Nine. 9.2 And.\n");
        assertThat(page.numbers()).containsExactly("9.1", "9.2", "10.1");
    }

    @ParameterizedTest
    @CsvSource({"buffet, 44, 12.8", "office, 36, 9.3", "larder, 23, 6.2", "buckets, 31, 8.6"})
    void thePagesOfTheGamesHaveTheirRules(String game, int count, String last) {
        var numbers = RulePage.of(game).numbers();
        assertThat(numbers).hasSize(count).endsWith(last);
    }

    @Test
    void aPageWithoutRulesIsAnError() {
        assertThatIllegalStateException().isThrownBy(() -> RulePage.parse("nothing"));
    }
}
