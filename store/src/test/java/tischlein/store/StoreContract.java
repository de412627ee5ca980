package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.batch;
import static tischlein.store.Sample.choice;
import static tischlein.store.Sample.guest;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.revised;
import static tischlein.store.Sample.seating;
import static tischlein.store.Sample.table;
import static tischlein.store.Sample.with;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** What every store does, as {@link Store} says it. */
interface StoreContract extends LogContract, ListContract, RivalContract {
    @Override
    Store store();

    @Test
    default void aNewTableIsFoundAsItWasKept() {
        var table = table("abc");
        assertThat(store().create(table, List.of())).isTrue();
        assertThat(store().table("abc")).contains(table);
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().choices("abc")).isEmpty();
    }

    @Test
    default void aTableMayBeginWithLines() {
        var beginning = List.of(batch(0, "* deal 1", "0 play 2"), batch(2, "1 play 3"));
        var table = table("abc");
        var begun =
                new StoredTable(
                        table.id(),
                        table.revision(),
                        table.header(),
                        table.seed(),
                        table.setup(),
                        table.listed(),
                        table.series(),
                        table.created(),
                        table.guests(),
                        3,
                        Phase.PLAYING,
                        77,
                        "60 60");
        assertThat(store().create(begun, beginning)).isTrue();
        assertThat(store().table("abc")).contains(begun);
        assertThat(store().log("abc")).isEqualTo(beginning);
        assertThat(store().append(append("abc", 3, "0 play 4"))).isTrue();
    }

    @Test
    default void aSecondTableOfTheSameIdIsRefusedAndChangesNothing() {
        var table = table("abc");
        store().create(table, List.of());
        store().append(append("abc", 0, "0 play 1"));
        var other = seating(with(table("abc", 9), false, Phase.OVER, 1), "x", Set.of());
        assertThat(store().create(other, List.of(batch(0, "0 play 9")))).isFalse();
        assertThat(store().table("abc").orElseThrow().created()).isEqualTo(table.created());
        assertThat(store().table("abc").orElseThrow().guests()).isEqualTo(table.guests());
        assertThat(lines(store().log("abc"))).containsExactly("0 play 1");
        assertThat(store().count()).isEqualTo(1);
    }

    @Test
    default void whatWasNeverKeptIsNotFound() {
        assertThat(store().table("abc")).isEmpty();
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().choices("abc")).isEmpty();
        assertThat(store().guest("abc")).isEmpty();
        assertThat(store().ofGuest("abc", 10)).isEmpty();
        assertThat(store().ofSeries("abc")).isEmpty();
        assertThat(store().count()).isZero();
        assertThat(store().append(append("abc", 0, "0 play 1"))).isFalse();
        assertThat(store().choose(choice("abc", 0, 0, "play 1"), Optional.empty())).isFalse();
        assertThat(store().save(table("abc"))).isFalse();
    }

    @Test
    default void aSavedRowChangesAllButWhatTheLogAndTheBeginningSay() {
        store().create(table("abc"), List.of());
        store().append(append("abc", 0, "0 play 1"));
        var changed =
                new StoredTable(
                        "abc",
                        2,
                        "another header",
                        "another seed",
                        "{\"other\":1}",
                        false,
                        "first",
                        1,
                        Set.of("hash of ben", "hash of carl"),
                        99,
                        Phase.OVER,
                        123,
                        "other clocks");
        assertThat(store().save(changed)).isTrue();
        var old = table("abc");
        assertThat(store().table("abc"))
                .contains(
                        new StoredTable(
                                "abc",
                                2,
                                old.header(),
                                old.seed(),
                                "{\"other\":1}",
                                false,
                                "first",
                                old.created(),
                                Set.of("hash of ben", "hash of carl"),
                                1,
                                Phase.OVER,
                                123,
                                "60 60"));
        assertThat(store().ofGuest("hash of anna", 10)).isEmpty();
        assertThat(store().ofGuest("hash of carl", 10)).hasSize(1);
    }

    @Test
    default void aSaveOfAnyRevisionButTheNextIsRefused() {
        var table = table("abc");
        store().create(table, List.of());
        assertThat(store().save(table)).isFalse();
        var third = revised(table, 3);
        assertThat(store().save(third)).isFalse();
        assertThat(store().table("abc")).contains(table);
        assertThat(store().save(revised(table, 2))).isTrue();
        assertThat(store().save(revised(table, 2))).isFalse();
        assertThat(store().save(third)).isTrue();
    }

    @Test
    default void aTableMayHaveNoGuests() {
        store().create(seating(table("abc"), "abc", Set.of()), List.of());
        assertThat(store().table("abc").orElseThrow().guests()).isEmpty();
    }

    @Test
    default void aGuestIsKeptNewOrChanged() {
        store().save(guest("hash of anna"));
        store().save(guest("hash of ben"));
        assertThat(store().guest("hash of anna")).contains(guest("hash of anna"));
        var changed = new Guest("hash of anna", "Änne 🐭", "cat", 9_000);
        store().save(changed);
        assertThat(store().guest("hash of anna")).contains(changed);
        assertThat(store().guest("hash of ben")).contains(guest("hash of ben"));
    }

    @Test
    default void textsOfAnyKindAndLengthComeBackAsTheyWere() {
        var strange = "ä ß « ’ » 「猫」 🐭 '; drop table tables; -- \\ \t \" %s ${text} ?";
        var longOne = strange.repeat(4_000);
        store().save(new Guest("h", strange, longOne, Long.MIN_VALUE));
        assertThat(store().guest("h")).contains(new Guest("h", strange, longOne, Long.MIN_VALUE));
        store().create(table(strange), List.of());
        store().append(append(strange, 0, longOne, strange, " ", "x".repeat(100_000)));
        assertThat(lines(store().log(strange)))
                .containsExactly(longOne, strange, " ", "x".repeat(100_000));
        store().choose(choice(strange, 4, 0, strange, longOne), Optional.empty());
        assertThat(store().choices(strange))
                .containsExactly(choice(strange, 4, 0, strange, longOne));
        assertThat(store().table(strange).orElseThrow().length()).isEqualTo(4);
    }

    @Test
    default void nothingSecretIsInItsWords() {
        assertThat(
                        store()
                                + " "
                                + table("abc")
                                + append("abc", 0, "secret line")
                                + choice("abc", 0, 0, "secret bid"))
                .doesNotContain("secret")
                .doesNotContain(Sample.SEED)
                .doesNotContain(Sample.SALT);
    }
}
