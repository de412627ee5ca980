package tischlein.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.load.Journal.Entry;

class JournalTest {
    private static final List<Entry> ENTRIES =
            List.of(
                    new Entry.Table("K7QF2"),
                    new Entry.Sent("a-1", "K7QF2", 3, 116, List.of("twenties 0", "tens 1")),
                    new Entry.Sent("a-2", "K7QF2", 0, 117, List.of("keep")),
                    new Entry.Again("a-1"),
                    new Entry.Done("a-1", 117),
                    new Entry.Refused("a-2", "refused.stale"));

    private static String text() {
        return ENTRIES.stream()
                .map(entry -> Journal.written(entry) + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void whatIsNotedCanBeRead(@TempDir Path folder) throws Exception {
        var path = folder.resolve("journal");
        try (var journal = new Journal(path)) {
            ENTRIES.forEach(journal::note);
            assertThat(Journal.read(path)).as("while it is still open").isEqualTo(ENTRIES);
        }
    }

    @Test
    void aLineThatWasTornOffIsNone() {
        var text = text();
        for (int end = text.length() - 1; end > 0; end--) {
            var torn = text.substring(0, end);
            int whole = (int) torn.chars().filter(c -> c == '\n').count();
            assertThat(Journal.read(torn)).as(torn).isEqualTo(ENTRIES.subList(0, whole));
        }
    }

    @Test
    void whatIsNoJournalIsRefused() {
        for (var line : List.of("sent\ta\tK7QF2\t0\t1\n", "done\ta\n", "told\ta\t1\n", "\n")) {
            assertThatThrownBy(() -> Journal.read(line))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void whoeverFollowsAJournalCountsWholeLinesOnly(@TempDir Path folder) throws Exception {
        var path = folder.resolve("journal");
        var tail = new Tail(path);
        tail.skip();
        assertThat(tail.done()).isZero();
        Files.writeString(path, "done\ta\t1\nsent\tdone\tK\t0\t1\tm\ndone\tb");
        tail.skip();
        assertThat(tail.done()).isEqualTo(1);
        Files.writeString(path, "\t2\ndone\tc\t3\n", StandardOpenOption.APPEND);
        tail.skip();
        assertThat(tail.done()).isEqualTo(3);
    }
}
