package tischlein.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.store.database.WriteWitness.Seen;
import tischlein.store.database.WriteWitness.Step;

class WriteWitnessTest {
    private static Seen seen(Path file, long... counts) throws Exception {
        var bytes = ByteBuffer.allocate(counts.length * Long.BYTES).order(ByteOrder.nativeOrder());
        for (long count : counts) {
            bytes.putLong(count);
        }
        Files.write(file, bytes.array());
        return WriteWitness.read(file);
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
        var witness = WriteWitness.of(file.toString());
        assertThat(WriteWitness.read(file)).isEqualTo(new Seen(false, false));
        witness.begin(Step.TRANSACTION);
        assertThat(WriteWitness.read(file)).isEqualTo(new Seen(true, false));
        witness.begin(Step.COMMIT);
        assertThat(WriteWitness.read(file)).isEqualTo(new Seen(true, true));
        witness.end(Step.COMMIT);
        witness.end(Step.TRANSACTION);
        assertThat(WriteWitness.read(file)).isEqualTo(new Seen(false, false));
    }
}
