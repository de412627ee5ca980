package tischlein.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CompletionTest {
    private static final List<String> SAYINGS =
            List.of("play 1", "play 10", "keep", "help", "hint");

    @Test
    void aWordIsCompletedAfterThoseThatStandBeforeIt() {
        assertThat(Completion.of("", SAYINGS)).containsExactly("play", "keep", "help", "hint");
        assertThat(Completion.of("h", SAYINGS)).containsExactly("help", "hint");
        assertThat(Completion.of("play ", SAYINGS)).containsExactly("1", "10");
        assertThat(Completion.of("play 10", SAYINGS)).containsExactly("10");
        assertThat(Completion.of("jump ", SAYINGS)).isEmpty();
    }

    @Test
    void everyPartOfALineIsCompletedByItself() {
        assertThat(Completion.of("play 1, k", SAYINGS)).containsExactly("keep");
        assertThat(Completion.of("keep,", SAYINGS)).containsExactly("play", "keep", "help", "hint");
    }
}
