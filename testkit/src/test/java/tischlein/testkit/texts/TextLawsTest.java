package tischlein.testkit.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tischlein.testkit.pennies.Pennies;
import tischlein.testkit.pennies.PenniesFault;

/** The laws of texts, put to the test on texts with a fault in each of them. */
class TextLawsTest {
    /** What each test says; nothing if it passes. */
    private static Map<String, String> verdicts() {
        var verdicts = new TreeMap<String, String>();
        TextLaws.of(new Pennies(PenniesFault.NONE))
                .tests()
                .forEach(test -> {
                    var thrown = catchThrowable(() -> test.getExecutable().execute());
                    verdicts.put(test.getDisplayName(), thrown == null ? "" : thrown.getMessage());
                });
        return verdicts;
    }

    @Test
    void everyFaultInTheTextsIsFound() {
        var verdicts = verdicts();
        assertThat(verdicts.get("de has the same texts as English")).isEmpty();
        assertThat(verdicts.get("de has the same parts in its texts as English")).isEmpty();
        assertThat(verdicts.get("de has words of its own")).isEmpty();
        assertThat(verdicts.get("fr has the same texts as English")).contains("prompt");
        assertThat(verdicts.get("fr has the same parts in its texts as English"))
                .contains("news.GETS");
        assertThat(verdicts.get("fr has words of its own")).contains("title");
        assertThat(verdicts.get("ja has the same texts as English")).isEmpty();
        assertThat(verdicts.get("ja has words of its own")).contains("choice");
        assertThat(verdicts.get("whatever happens to a seat is also said to it"))
                .contains("news.GETS is also said to the seat itself");
        assertThat(verdicts.get("de has a name for everybody at a table")).isEmpty();
        assertThat(verdicts.get("fr has a name for everybody at a table")).contains("Claire");
        assertThat(verdicts.get("everything that is said has a text, and every text is said"))
                .contains("no text prompt in fr");
    }
}
