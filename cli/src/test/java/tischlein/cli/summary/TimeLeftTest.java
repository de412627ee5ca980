package tischlein.cli.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tischlein.cli.run.Voice;
import tischlein.words.Language;

class TimeLeftTest {
    private static String told(long solved) {
        var out = new ByteArrayOutputStream();
        var err = new PrintStream(out, true, StandardCharsets.UTF_8);
        new TimeLeft(err, new Voice(Language.EN)).tell(solved, 1000);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void howLongItTakesIsSaidOnceThatCanBeTold() {
        assertThat(told(19)).contains("1 %").doesNotContain("left");
        assertThat(told(20)).contains("2 %", "left");
        assertThat(told(1000)).endsWith("\u001b[K");
    }
}
