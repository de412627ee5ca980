package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.batch;
import static tischlein.store.Sample.choice;
import static tischlein.store.Sample.seating;
import static tischlein.store.Sample.table;
import static tischlein.store.Sample.with;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tischlein.table.store.AgedEntry;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** What every store finds, and in which order. */
interface ListContract {
    /** An empty one. */
    Store store();

    @Test
    default void listedTablesAreOfOnePhaseTheNewestFirst() {
        for (int i = 0; i < 5; i++) {
            store().create(table("old" + i, 100 + i), List.of());
        }
        store().create(table("twin b", 200), List.of());
        store().create(table("twin a", 200), List.of());
        store().create(table("twin C", 200), List.of());
        store().create(with(table("hidden", 300), false, Phase.GATHERING, 1), List.of());
        store().create(with(table("playing", 300), true, Phase.PLAYING, 1), List.of());
        assertThat(ids(store().listed(Phase.GATHERING, 100)))
                .containsExactly(
                        "twin b", "twin a", "twin C", "old4", "old3", "old2", "old1", "old0");
        assertThat(ids(store().listed(Phase.GATHERING, 4)))
                .containsExactly("twin b", "twin a", "twin C", "old4");
        assertThat(ids(store().listed(Phase.PLAYING, 100))).containsExactly("playing");
        assertThat(store().listed(Phase.OVER, 100)).isEmpty();
        store().append(append("old4", 0, "0 play 1"));
        assertThat(ids(store().listed(Phase.PLAYING, 100))).containsExactly("playing", "old4");
        assertThat(ids(store().listed(Phase.GATHERING, 4))).doesNotContain("old4");
    }

    private static List<String> ids(List<StoredTable> tables) {
        return tables.stream().map(StoredTable::id).toList();
    }

    @Test
    default void aGuestsTablesAreFoundTheNewestFirst() {
        for (int i = 0; i < 5; i++) {
            var guests = i % 2 == 0 ? Set.of("anna", "ben") : Set.of("ben");
            var table = seating(table("t" + i, 100 + i), "s", guests);
            store().create(with(table, i > 2, Phase.OVER, 1), List.of());
        }
        assertThat(ids(store().ofGuest("anna", 10))).containsExactly("t4", "t2", "t0");
        assertThat(ids(store().ofGuest("ben", 2))).containsExactly("t4", "t3");
        assertThat(store().ofGuest("ann", 10)).isEmpty();
        assertThat(store().ofGuest("anna", 1).getFirst().guests())
                .containsExactlyInAnyOrder("anna", "ben");
    }

    @Test
    default void aGuestsTablesThatAreNotOverAreFoundPageByPage() {
        for (int i = 0; i < 7; i++) {
            var guests = i == 3 ? Set.of("ben") : Set.of("anna", "ben");
            var phase = i == 5 ? Phase.OVER : i % 2 == 0 ? Phase.GATHERING : Phase.PLAYING;
            var table = seating(table("t" + i, 900 - i), "s", guests);
            store().create(with(table, false, phase, 1), List.of());
        }
        assertThat(store().unfinished("anna", "", 3)).containsExactly("t0", "t1", "t2");
        assertThat(store().unfinished("anna", "t2", 3)).containsExactly("t4", "t6");
        assertThat(store().unfinished("anna", "t6", 3)).isEmpty();
        assertThat(store().unfinished("ann", "", 3)).isEmpty();
        assertThat(store().unfinished("", 4)).containsExactly("t0", "t1", "t2", "t3");
        assertThat(store().unfinished("t3", 4)).containsExactly("t4", "t6");
        assertThat(store().unfinished("t6", 4)).isEmpty();
    }

    @Test
    default void aSeriesIsFoundTheOldestFirst() {
        for (int i = 4; i >= 0; i--) {
            store().create(seating(table("t" + i, 100 + i / 2), "s" + i % 2, Set.of()), List.of());
        }
        assertThat(ids(store().ofSeries("s0"))).containsExactly("t0", "t2", "t4");
        assertThat(ids(store().ofSeries("s1"))).containsExactly("t1", "t3");
    }

    @Test
    default void whatIsDueFirstIsWokenFirst() {
        store().create(with(table("late"), true, Phase.PLAYING, 30), List.of());
        store().create(with(table("soon"), false, Phase.PLAYING, 10), List.of());
        store().create(with(table("twin"), true, Phase.PLAYING, 20), List.of());
        store().create(with(table("Twin"), true, Phase.PLAYING, 20), List.of());
        store().create(with(table("never"), true, Phase.PLAYING, StoredTable.NEVER), List.of());
        assertThat(store().due(Long.MIN_VALUE, 5, 10)).isEmpty();
        assertThat(store().due(Long.MIN_VALUE, 20, 10)).containsExactly("soon", "Twin", "twin");
        assertThat(store().due(Long.MIN_VALUE, StoredTable.NEVER, 10))
                .containsExactly("soon", "Twin", "twin", "late");
        assertThat(store().due(Long.MIN_VALUE, StoredTable.NEVER, 2))
                .containsExactly("soon", "Twin");
        assertThat(store().due(20, StoredTable.NEVER, 10)).containsExactly("Twin", "twin", "late");
        assertThat(store().due(21, 29, 10)).isEmpty();
        store().append(append("soon", 0, "0 play 1"));
        assertThat(store().due(Long.MIN_VALUE, 20, 10)).containsExactly("Twin", "twin");
    }

    @Test
    default void tablesThatHaveNotBegunAreFoundTheOldestFirstAndForgotten() {
        store().create(with(table("begun", 1), true, Phase.PLAYING, 5), List.of());
        for (int i = 4; i >= 0; i--) {
            store().create(table("t" + i, 100 + i / 2), List.of(batch(0, "0 play 1")));
        }
        store().choose(choice("t0", 0, 0, "bid 1"), Optional.empty());
        var all = store().gathering(AgedEntry.FIRST, 102, 10);
        assertThat(all)
                .containsExactly(
                        new AgedEntry("t0", 100),
                        new AgedEntry("t1", 100),
                        new AgedEntry("t2", 101),
                        new AgedEntry("t3", 101));
        assertThat(store().gathering(all.get(1), 102, 1)).containsExactly(all.get(2));
        assertThat(store().forgetTable("t0")).isTrue();
        assertThat(store().forgetTable("t0")).isFalse();
        assertThat(store().forgetTable("begun")).isFalse();
        assertThat(store().table("t0")).isEmpty();
        assertThat(store().log("t0")).isEmpty();
        assertThat(store().choices("t0")).isEmpty();
        assertThat(ids(store().ofGuest("hash of anna", 10)))
                .containsExactly("t4", "t3", "t2", "t1", "begun");
        assertThat(store().create(table("t0"), List.of())).isTrue();
        assertThat(store().count()).isEqualTo(6);
    }

    @Test
    default void guestsWithoutASeatWhoWereNotHereForLongAreForgotten() {
        for (var name : List.of("idle", "hash of anna", "back")) {
            store().save(new Guest(name, name, "mouse", 100));
        }
        store().save(new Guest("recent", "recent", "mouse", 200));
        store().create(table("abc"), List.of());
        var old = store().guests(AgedEntry.FIRST, 200, 10);
        assertThat(old)
                .containsExactly(
                        new AgedEntry("back", 100),
                        new AgedEntry("hash of anna", 100),
                        new AgedEntry("idle", 100));
        assertThat(store().guests(old.getFirst(), 200, 1)).containsExactly(old.get(1));
        store().save(new Guest("back", "back", "mouse", 300));
        store().forgetGuests(old);
        assertThat(store().guest("idle")).isEmpty();
        assertThat(store().guest("back")).isPresent();
        assertThat(store().guest("hash of anna")).isPresent();
        assertThat(store().guest("recent")).isPresent();
    }

    @Test
    default void tablesAreCounted() {
        for (int i = 0; i < 7; i++) {
            store().create(table("t" + i), List.of());
        }
        assertThat(store().count()).isEqualTo(7);
    }
}
