package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The corpus of {@link ProtocolFuzz}, as it is and with changes, without the fuzzer. */
class ProtocolFuzzTest {
    @Test
    void wellKnownRequestsHaveCleanAnswers() throws IOException {
        var corpus = FuzzCorpus.of("ProtocolFuzz");
        for (int i = 0; i < corpus.inputs().size(); i++) {
            // No table begins with a promise that belongs to nothing.
            boolean lays = !corpus.names().get(i).endsWith("-pledge-tail");
            int granted = ProtocolFuzz.play(corpus.inputs().get(i));
            assertThat(granted > 0).as(corpus.names().get(i)).isEqualTo(lays);
        }
    }

    /** Few of them: each is a whole table with dozens of requests. */
    @Test
    void changedRequestsHaveCleanAnswers() throws IOException {
        var corpus = FuzzCorpus.of("ProtocolFuzz");
        var random = new SplittableRandom(1);
        int granted = 0;
        for (int i = 0; i < 150; i++) {
            granted += ProtocolFuzz.play(corpus.changed(random));
        }
        assertThat(granted).isGreaterThan(500);
    }
}
