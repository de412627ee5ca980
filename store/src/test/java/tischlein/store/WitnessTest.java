package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.store.Witness.Seen;
import tischlein.store.Witness.Step;

class WitnessTest {
    private static Seen seen(Path file, long... counts) throws Exception {
        var bytes = ByteBuffer.allocate(counts.length * Long.BYTES).order(ByteOrder.nativeOrder());
        for (long count : counts) {
            bytes.putLong(count);
        }
        Files.write(file, bytes.array());
        return Witness.read(file);
    }

    @Test
    void whatHasBegunAndNotEndedWasInFlight(@TempDir Path folder) throws Exception {
        var file = folder.resolve("witness");
        assertThat(seen(file, 7, 7, 9, 9)).isEqualTo(new Seen(false, false));
        assertThat(seen(file, 8, 7, 9, 9)).isEqualTo(new Seen(true, false));
        assertThat(seen(file, 8, 7, 10, 9)).isEqualTo(new Seen(true, true));
    }

    @Test
    void aWitnessWritesWhatIsReadAfterwards(@TempDir Path folder) throws Exception {
        var file = folder.resolve("witness");
        var witness = Witness.of(file.toString());
        assertThat(Witness.read(file)).isEqualTo(new Seen(false, false));
        witness.begin(Step.TRANSACTION);
        assertThat(Witness.read(file)).isEqualTo(new Seen(true, false));
        witness.begin(Step.COMMIT);
        assertThat(Witness.read(file)).isEqualTo(new Seen(true, true));
        witness.end(Step.COMMIT);
        witness.end(Step.TRANSACTION);
        assertThat(Witness.read(file)).isEqualTo(new Seen(false, false));
    }
}
