package tischlein.load.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.load.clients.PromiseJournal.Entry;
import tischlein.load.kill.JournalTail;

class PromiseJournalTest {
    private static final List<Entry> ENTRIES =
            List.of(
                    new Entry.Table("K7QF2", 2),
                    new Entry.Sent("a-1", "K7QF2", 3, 116, List.of("twenties 0", "tens 1")),
                    new Entry.Sent("a-2", "K7QF2", 0, 117, List.of("keep")),
                    new Entry.Again("a-1"),
                    new Entry.Done("a-1", 117),
                    new Entry.Refused("a-2", "refused.stale"));

    private static String text() {
        return ENTRIES.stream()
                .map(entry -> PromiseJournal.written(entry) + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void whatIsNotedCanBeRead(@TempDir Path folder) throws Exception {
        var path = folder.resolve("journal");
        try (var journal = new PromiseJournal(path)) {
            ENTRIES.forEach(journal::note);
            assertThat(PromiseJournal.read(path)).as("while it is still open").isEqualTo(ENTRIES);
        }
    }

    @Test
    void aLineThatWasTornOffIsNone() {
        var text = text();
        for (int end = text.length() - 1; end > 0; end--) {
            var torn = text.substring(0, end);
            int whole = (int) torn.chars().filter(c -> c == '\n').count();
            assertThat(PromiseJournal.read(torn)).as(torn).isEqualTo(ENTRIES.subList(0, whole));
        }
    }

    @Test
    void whatIsNoJournalIsRefused() {
        for (var line : List.of("sent\ta\tK7QF2\t0\t1\n", "done\ta\n", "told\ta\t1\n", "\n")) {
            assertThatThrownBy(() -> PromiseJournal.read(line))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void whoeverFollowsAJournalCountsWholeLinesOnly(@TempDir Path folder) throws Exception {
        var path = folder.resolve("journal");
        var tail = new JournalTail(path);
        assertThat(tail.added()).isEmpty();
        assertThat(tail.done()).isZero();
        Files.writeString(path, "done\ta\t1\nsent\tdone\tK\t0\t1\tm\ndone\tb");
        assertThat(tail.added())
                .containsExactly(
                        new Entry.Done("a", 1), new Entry.Sent("done", "K", 0, 1, List.of("m")));
        assertThat(tail.done()).isEqualTo(1);
        Files.writeString(path, "\t2\ndone\tc\t3\n", StandardOpenOption.APPEND);
        assertThat(tail.added()).containsExactly(new Entry.Done("b", 2), new Entry.Done("c", 3));
        assertThat(tail.done()).isEqualTo(3);
    }
}
