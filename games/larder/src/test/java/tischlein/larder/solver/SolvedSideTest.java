package tischlein.larder.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tischlein.kernel.Solvable.Progress;

@Timeout(60)
class SolvedSideTest {
    private final Positions positions =
            new Positions(List.of(List.of(2, 1), List.of(1), List.of(), List.of(), List.of()));
    private final AtomicInteger made = new AtomicInteger();
    private final CountDownLatch asked = new CountDownLatch(1);

    @TempDir private Path folder = Path.of("");

    private SolvedSide side() {
        return new SolvedSide("small.chances", positions, this::make);
    }

    private void make(Path file) throws IOException, InterruptedException {
        made.incrementAndGet();
        asked.await();
        var writer = new ChanceTable.Writer(positions.count());
        new LarderSolution(positions, writer::take).solve(1, Progress.UNHEARD);
        writer.write(file);
    }

    @Test
    void theFirstToAskHasTheTableMadeInTheBackgroundAndNobodyWaits() {
        var side = side();
        assertThat(side.table(folder.toString())).isEmpty();
        assertThat(side.table(folder.toString())).isEmpty();
        asked.countDown();
        while (side.table(folder.toString()).isEmpty()) {
            Thread.onSpinWait();
        }
        assertThat(made.get()).isEqualTo(1);
        // Somebody else finds it there and makes none.
        assertThat(side().table(folder.toString())).isPresent();
        assertThat(made.get()).isEqualTo(1);
    }

    @Test
    void withoutAFolderNothingIsMade() {
        assertThat(side().table("")).isEmpty();
        assertThat(made.get()).isZero();
    }

    @Test
    void aTableThatIsBrokenIsMadeAnew() throws IOException {
        Files.writeString(folder.resolve("small.chances"), "half a table");
        asked.countDown();
        var side = side();
        while (side.table(folder.toString()).isEmpty()) {
            Thread.onSpinWait();
        }
        assertThat(made.get()).isEqualTo(1);
    }
}
