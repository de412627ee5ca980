package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The corpus of {@link LogFuzz}, as it is and with changes, without the fuzzer. */
class LogFuzzTest {
    @Test
    void whatIsWellKnownIsReadOrRefused() throws IOException {
        var logs = FuzzCorpus.of("LogFuzz").inputs();
        assertThat(logs.stream().filter(LogFuzz::read).count()).isBetween(20L, logs.size() - 10L);
    }

    @Test
    void whatIsChangedIsReadOrRefused() throws IOException {
        var corpus = FuzzCorpus.of("LogFuzz");
        var random = new SplittableRandom(1);
        int read = 0;
        for (int i = 0; i < 2_000; i++) {
            read += LogFuzz.read(corpus.changed(random)) ? 1 : 0;
        }
        assertThat(read).isBetween(20, 1_000);
    }
}
