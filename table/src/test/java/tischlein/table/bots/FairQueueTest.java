package tischlein.table.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FairQueueTest {
    private final FairQueue<String> queue = new FairQueue<>();

    private void add(String guest, String table, String... things) {
        for (var thing : things) {
            queue.add(guest, table, thing);
        }
    }

    private List<String> all() {
        var all = new ArrayList<String>();
        for (var next = queue.poll(); next.isPresent(); next = queue.poll()) {
            all.add(next.get());
        }
        return all;
    }

    @Test
    void guestsTakeTurnsHoweverManyTablesTheyHave() {
        add("Anna", "A", "a1", "a2");
        add("Anna", "B", "b1");
        add("Anna", "C", "c1");
        add("Ben", "D", "d1", "d2");
        assertThat(all()).containsExactly("a1", "d1", "b1", "d2", "c1", "a2");
    }

    @Test
    void tablesOfAGuestTakeTurnsHoweverMuchWaitsThere() {
        add("Anna", "A", "a1", "a2", "a3", "a4");
        add("Anna", "B", "b1", "b2");
        assertThat(all()).containsExactly("a1", "b1", "a2", "b2", "a3", "a4");
    }

    @Test
    void whoWasServedIsLastEvenIfThereIsMoreAtOnce() {
        add("Anna", "A", "a1", "a2");
        add("Ben", "B", "b1");
        assertThat(queue.poll()).contains("a1");
        add("Cleo", "C", "c1");
        assertThat(all()).containsExactly("b1", "a2", "c1");
    }

    @Test
    void everyGuestHasTheSamePartAndDividesIt() {
        add("Anna", "A", "a1", "a2");
        add("Anna", "B", "b1");
        add("Ben", "C", "c1");
        assertThat(queue.part("Anna", "A")).isEqualTo(1 / 8.0);
        assertThat(queue.part("Anna", "B")).isEqualTo(1 / 4.0);
        assertThat(queue.part("Ben", "C")).isEqualTo(1 / 2.0);
    }

    @Test
    void whatIsTakenBackLeavesNothingBehind() {
        add("Anna", "A", "a1", "a2");
        add("Ben", "B", "b1");
        assertThat(queue.remove("Anna", "A", "a1")).isTrue();
        assertThat(queue.remove("Anna", "A", "a1")).isFalse();
        assertThat(queue.remove("Ben", "B", "b1")).isTrue();
        assertThat(queue.remove("Cleo", "C", "c1")).isFalse();
        assertThat(queue.size()).isEqualTo(1);
        assertThat(queue.size("Anna", "A")).isEqualTo(1);
        assertThat(queue.size("Ben", "B")).isZero();
        assertThat(queue.part("Anna", "A")).isEqualTo(1);
        assertThat(all()).containsExactly("a2");
        assertThat(queue.peek()).isEqualTo(Optional.empty());
    }
}
