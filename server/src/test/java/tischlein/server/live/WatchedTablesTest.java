package tischlein.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WatchedTablesTest {
    private final WatchedTables watched = new WatchedTables(2);

    @Test
    void onlySoManyAndWhatIsRefusedOrLeftMakesRoom() {
        var one = watched.add("A").orElseThrow();
        assertThat(watched.add("B")).isPresent();
        assertThat(watched.add("C")).isEmpty();
        assertThat(watched.add("A")).isPresent();
        watched.remove("B");
        assertThat(watched.add("C")).isPresent();
        watched.settle("A", one, false);
        assertThat(watched.all()).containsExactly("A", "C");
    }

    @Test
    void aHelloThatIsRefusedTakesNothingFromOneThatIsNot() {
        var first = watched.add("A").orElseThrow();
        var second = watched.add("A").orElseThrow();
        watched.settle("A", first, false);
        watched.settle("A", second, true);
        assertThat(watched.all()).containsExactly("A");
        var late = watched.add("A").orElseThrow();
        watched.settle("A", late, false);
        assertThat(watched.all()).containsExactly("A");
    }

    @Test
    void aLateRefusalDoesNotTouchAHelloAfterTheGoodbye() {
        var before = watched.add("A").orElseThrow();
        watched.remove("A");
        assertThat(watched.add("A")).isPresent();
        watched.settle("A", before, false);
        assertThat(watched.all()).containsExactly("A");
    }
}
