package tischlein.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ListedTablesTest {
    private long ticks;
    private long changes;
    private final AtomicInteger made = new AtomicInteger();
    private final ListedTables list =
            new ListedTables(
                    () -> Integer.toString(made.incrementAndGet()), () -> changes, () -> ticks);

    @Test
    void theSameTextIsToldForASecondUnlessATableChanges() {
        assertThat(list.text()).isEqualTo("1");
        ticks = 999;
        assertThat(list.text()).isEqualTo("1");
        changes++;
        assertThat(list.text()).isEqualTo("2");
        ticks = 2_000;
        assertThat(list.text()).isEqualTo("3");
    }

    @Test
    void howeverMuchChangesItIsMadeOnlyAFewTimesASecond() {
        for (int i = 0; i < 10_000; i++) {
            changes++;
            ticks = i;
            list.text();
        }
        assertThat(made.get()).isBetween(20, 45);
    }
}
