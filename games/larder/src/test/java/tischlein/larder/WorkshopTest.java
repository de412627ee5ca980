package tischlein.larder;

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
class WorkshopTest {
    private final Shelves shelves =
            new Shelves(List.of(List.of(2, 1), List.of(1), List.of(), List.of(), List.of()));
    private final AtomicInteger made = new AtomicInteger();
    private final CountDownLatch asked = new CountDownLatch(1);

    @TempDir private Path folder = Path.of("");

    private Workshop workshop() {
        return new Workshop("small.chances", shelves, this::make);
    }

    private void make(Path file) throws IOException, InterruptedException {
        made.incrementAndGet();
        asked.await();
        var writer = new ChanceTable.Writer(shelves.count());
        new LarderSolution(shelves, writer::take).solve(1, Progress.UNHEARD);
        writer.write(file);
    }

    @Test
    void theFirstToAskHasTheTableMadeInTheBackgroundAndNobodyWaits() {
        var workshop = workshop();
        assertThat(workshop.table(folder.toString())).isEmpty();
        assertThat(workshop.table(folder.toString())).isEmpty();
        asked.countDown();
        while (workshop.table(folder.toString()).isEmpty()) {
            Thread.onSpinWait();
        }
        assertThat(made.get()).isEqualTo(1);
        // Somebody else finds it there and makes none.
        assertThat(workshop().table(folder.toString())).isPresent();
        assertThat(made.get()).isEqualTo(1);
    }

    @Test
    void withoutAFolderNothingIsMade() {
        assertThat(workshop().table("")).isEmpty();
        assertThat(made.get()).isZero();
    }

    @Test
    void aTableThatIsBrokenIsMadeAnew() throws IOException {
        Files.writeString(folder.resolve("small.chances"), "half a table");
        asked.countDown();
        var workshop = workshop();
        while (workshop.table(folder.toString()).isEmpty()) {
            Thread.onSpinWait();
        }
        assertThat(made.get()).isEqualTo(1);
    }
}
