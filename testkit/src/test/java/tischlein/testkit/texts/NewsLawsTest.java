package tischlein.testkit.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.testkit.pages.RulePage;

class NewsLawsTest {
    private static final RulePage PAGE =
            RulePage.parse("**1 Box.** 1.1 Ten cards. 1.2 A board.\n\n**2 Play.** 2.1 Go.\n");

    /** News of a rule, with the cards that its example lists. */
    private record Told(String rule, List<Integer> cards) implements News.Happening {
        Told(String rule) {
            this(rule, List.of(1));
        }

        @Override
        public String name() {
            return "TOLD";
        }

        @Override
        public News.Kind kind() {
            return new News.Kind(rule, Beat.STEP, (seat, _, _) -> words(seat));
        }

        private Phrase.Sentence words(int seat) {
            return say("news.told").seat(seat).with("hand", say("hand").numbers("cards", cards));
        }
    }

    @Test
    void newsOfRulesOnThePageAreFine() {
        assertThat(NewsLaws.faults(PAGE, new Told("1.1"), new Told("1.2, 2.1"))).isEmpty();
    }

    @Test
    void newsWithoutARuleOrOfOneThatIsNotThereAreFound() {
        assertThat(NewsLaws.faults(PAGE, new Told(""), new Told("1.1, 2.2"), new Told("1.1,1.2")))
                .containsExactly(
                        "TOLD: no rule \"\"", "TOLD: no rule \"2.2\"", "TOLD: no rule \"1.1,1.2\"");
    }

    @Test
    void rulesStandInOrderAndOnce() {
        assertThat(NewsLaws.faults(PAGE, new Told("2.1, 1.1"), new Told("1.1, 1.1")))
                .containsExactly("TOLD: not in order", "TOLD: not in order");
    }

    @Test
    void anExampleWithAHoleIsFound() {
        assertThat(NewsLaws.faults(PAGE, new Told("1.1", List.of())))
                .containsExactly("TOLD: nothing in a list of its example");
    }
}
