package tischlein.larder.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChanceTableTest {
    private static final int POSITIONS = 100_000; // more than one block of the file

    @TempDir private Path folder = Path.of("");

    private Path written() throws IOException {
        var writer = new ChanceTable.Writer(POSITIONS);
        var row = new double[Chances.ROW + 1];
        for (int position = 0; position < POSITIONS; position++) {
            for (int step = 0; step < Chances.STEPS; step++) {
                row[1 + step] = figure(position, step);
            }
            writer.take(position, row, 1);
        }
        var file = folder.resolve("new").resolve("table");
        writer.write(file);
        return file;
    }

    private static double figure(int position, int step) {
        return 1.0 / (1 + position + step);
    }

    @Test
    void whatIsReadIsWhatWasWritten() throws IOException {
        var table = ChanceTable.read(written(), POSITIONS).orElseThrow();
        for (int position = 0; position < POSITIONS; position += 77) {
            for (int step = 0; step < Chances.STEPS; step++) {
                assertThat(table.chance(position, step)).isEqualTo((float) figure(position, step));
            }
            assertThat(table.chance(position, Chances.STEPS)).isZero();
        }
    }

    @Test
    void nothingLiesBesideATableThatIsWhole() throws IOException {
        try (var files = Files.list(written().getParent())) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void aFileThatIsMissingOrCutOrOfSomethingElseIsNoTable() throws IOException {
        var file = written();
        assertThat(ChanceTable.read(folder.resolve("none"), POSITIONS)).isEmpty();
        assertThat(ChanceTable.read(file, POSITIONS - 1)).isEmpty();
        var bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 4));
        assertThat(ChanceTable.read(file, POSITIONS)).isEmpty();
        bytes[0]++;
        Files.write(file, bytes);
        assertThat(ChanceTable.read(file, POSITIONS)).isEmpty();
    }

    @Test
    void nothingIsLeftWhereATableCannotBeWritten() throws IOException {
        var taken = Files.createDirectories(folder.resolve("taken").resolve("by a folder"));
        assertThatIOException()
                .isThrownBy(() -> new ChanceTable.Writer(10).write(taken.getParent()));
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(taken.getParent());
        }
    }

    @Test
    void whetherATableCanBeWrittenIsKnownBeforehand() throws IOException {
        var file = folder.resolve("new").resolve("table");
        ChanceTable.expect(file, POSITIONS);
        try (var files = Files.list(file.getParent())) {
            assertThat(files).isEmpty();
        }
        assertThatIOException().isThrownBy(() -> ChanceTable.expect(file.getParent(), POSITIONS));
        assertThatIOException()
                .isThrownBy(() -> ChanceTable.expect(written().resolve("below"), POSITIONS));
    }
}
