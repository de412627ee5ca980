package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.appendOf;
import static tischlein.store.Sample.batch;
import static tischlein.store.Sample.choice;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.salted;
import static tischlein.store.Sample.table;
import static tischlein.store.Sample.unbroken;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.table.store.Append;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** What every store does with logs, and with the choices beside them. */
interface LogContract {
    /** An empty one. */
    Store store();

    @Test
    default void anAppendAddsItsLinesAndSaysHowTheTableStands() {
        store().create(table("abc"), List.of());
        assertThat(store().append(append("abc", 0, "* deal 1", "0 play 2"))).isTrue();
        var over =
                new Append(
                        "abc",
                        batch(2, "1 play 3"),
                        Phase.OVER,
                        StoredTable.NEVER,
                        "9 8",
                        List.of());
        assertThat(store().append(over)).isTrue();
        assertThat(store().log("abc"))
                .containsExactly(batch(0, "* deal 1", "0 play 2"), batch(2, "1 play 3"));
        var row = store().table("abc").orElseThrow();
        assertThat(row.length()).isEqualTo(3);
        assertThat(row.phase()).isEqualTo(Phase.OVER);
        assertThat(row.due()).isEqualTo(StoredTable.NEVER);
        assertThat(row.clocks()).isEqualTo("9 8");
        assertThat(row.revision()).isEqualTo(1);
    }

    @Test
    default void anAppendToAnotherLengthIsRefusedAndChangesNothing() {
        store().create(table("abc"), List.of());
        store().append(append("abc", 0, "0 play 1", "1 play 2"));
        store().choose(choice("abc", 2, 1, "play 3"), Optional.empty());
        var before = store().table("abc");
        for (int first : new int[] {0, 1, 3}) {
            var append =
                    new Append(
                            "abc",
                            batch(first, "0 play 9"),
                            Phase.OVER,
                            1,
                            "other clocks",
                            store().choices("abc"));
            assertThat(store().append(append)).isFalse();
        }
        assertThat(store().table("abc")).isEqualTo(before);
        assertThat(lines(store().log("abc"))).containsExactly("0 play 1", "1 play 2");
        assertThat(store().choices("abc")).hasSize(1);
    }

    @Test
    default void anAppendWithoutLinesChangesHowTheTableStandsButNotItsLogAndChoices() {
        store().create(table("abc"), List.of(batch(0)));
        var choice = choice("abc", 0, 1, "bid 3");
        store().choose(choice, Optional.empty());
        var append = new Append("abc", batch(0), Phase.PLAYING, 77, "9 8", List.of());
        assertThat(store().append(append)).isTrue();
        assertThat(store().append(append)).isTrue();
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().choices("abc")).containsExactly(choice);
        assertThat(store().table("abc").orElseThrow().due()).isEqualTo(77);
        assertThat(store().append(appendOf("abc", 0, List.of(choice), "0 play 1"))).isTrue();
        assertThat(store().log("abc")).containsExactly(batch(0, "0 play 1"));
    }

    @Test
    default void aLogIsInOrderHoweverLongItIs() {
        store().create(table("abc"), List.of());
        store().create(table("abd"), List.of());
        for (int i = 0; i < 120; i++) {
            assertThat(store().append(append("abc", i, "0 play " + i))).isTrue();
        }
        store().append(append("abd", 0, "0 play other"));
        assertThat(lines(store().log("abc")))
                .isEqualTo(IntStream.range(0, 120).mapToObj(i -> "0 play " + i).toList());
        assertThat(unbroken(store().log("abc"))).isTrue();
    }

    @Test
    default void choicesStandBesideTheLogInSeatOrder() {
        store().create(table("abc"), List.of());
        store().create(table("abd"), List.of());
        var row = store().table("abc");
        for (int seat : new int[] {10, 2, 0, 1}) {
            assertThat(store().choose(choice("abc", 0, seat, "bid 3", "bid 4"), Optional.empty()))
                    .isTrue();
        }
        assertThat(store().choices("abc"))
                .containsExactly(
                        choice("abc", 0, 0, "bid 3", "bid 4"),
                        choice("abc", 0, 1, "bid 3", "bid 4"),
                        choice("abc", 0, 2, "bid 3", "bid 4"),
                        choice("abc", 0, 10, "bid 3", "bid 4"));
        assertThat(store().choices("abd")).isEmpty();
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().table("abc")).isEqualTo(row);
    }

    @Test
    default void aLaterChoiceTakesThePlaceOfTheSameSeatsEarlierOne() {
        store().create(table("abc"), List.of());
        var first = choice("abc", 0, 1, "bid 3");
        store().choose(first, Optional.empty());
        var earlier = List.of("1:first", "1:second");
        var later =
                new StoredChoice("abc", 0, 1, List.of("bid 5"), "salt", "again", earlier, 3_500);
        assertThat(store().choose(later, Optional.of(first))).isTrue();
        assertThat(store().choices("abc")).containsExactly(later);
    }

    @Test
    default void aChoiceInThePlaceOfAnotherThanTheOneThatStandsIsRefused() {
        store().create(table("abc"), List.of());
        var first = choice("abc", 0, 1, "bid 3");
        var changed = salted(first, "other salt");
        assertThat(store().choose(changed, Optional.of(first))).isFalse(); // there is none
        store().choose(first, Optional.empty());
        assertThat(store().choose(changed, Optional.empty())).isFalse();
        assertThat(store().choose(changed, Optional.of(salted(first, "third")))).isFalse();
        assertThat(store().choices("abc")).containsExactly(first);
        assertThat(store().choose(changed, Optional.of(first))).isTrue();
        assertThat(store().choices("abc")).containsExactly(changed);
    }

    @Test
    default void aChoiceForAnotherStepIsRefused() {
        store().create(table("abc"), List.of());
        store().append(append("abc", 0, "0 play 1", "1 play 2"));
        store().choose(choice("abc", 2, 0, "bid 3"), Optional.empty());
        assertThat(store().choose(choice("abc", 0, 0, "bid 4"), Optional.empty())).isFalse();
        assertThat(store().choose(choice("abc", 3, 0, "bid 4"), Optional.empty())).isFalse();
        assertThat(store().choices("abc")).containsExactly(choice("abc", 2, 0, "bid 3"));
    }

    @Test
    default void anAppendTakesTheChoicesOfItsTableAway() {
        store().create(table("abc"), List.of());
        store().create(table("abd"), List.of());
        store().choose(choice("abc", 0, 0, "bid 3"), Optional.empty());
        store().choose(choice("abc", 0, 1, "bid 3"), Optional.empty());
        store().choose(choice("abd", 0, 1, "bid 3"), Optional.empty());
        var choices = store().choices("abc");
        assertThat(store().append(appendOf("abc", 0, choices, "0 bid 3", "1 bid 3"))).isTrue();
        assertThat(store().choices("abc")).isEmpty();
        assertThat(store().choices("abd")).hasSize(1);
    }

    @Test
    default void anAppendThatKnowsOtherChoicesThanThereAreIsRefusedAndChangesNothing() {
        store().create(table("abc"), List.of());
        var mine = choice("abc", 0, 0, "bid 3");
        var other = choice("abc", 0, 1, "bid 4");
        var row = store().table("abc");
        assertThat(store().append(appendOf("abc", 0, List.of(mine), "0 bid 3"))).isFalse();
        store().choose(mine, Optional.empty());
        store().choose(other, Optional.empty());
        var believed =
                List.of(
                        List.<StoredChoice>of(),
                        List.of(mine),
                        List.of(mine, salted(other, "what it was before")),
                        List.of(mine, other, choice("abc", 0, 2, "bid 5")));
        for (var choices : believed) {
            assertThat(store().append(appendOf("abc", 0, choices, "0 bid 3"))).isFalse();
        }
        assertThat(store().table("abc")).isEqualTo(row);
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().choices("abc")).containsExactly(mine, other);
        assertThat(store().append(appendOf("abc", 0, List.of(mine, other), "0 bid 3"))).isTrue();
    }
}
