package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.store.database.SqliteFileCase;
import tischlein.table.store.Store.Unavailable;

class SqliteFaultsTest extends SqliteFileCase {
    private void largest(String pages) {
        database.write(session ->
                session.one("pragma max_page_count = " + pages, row -> row.getInt(1))
                        .orElseThrow());
    }

    @Test
    void onAFullDiskNothingIsKeptByHalvesAndWithRoomAgainItGoesOn() {
        store.create(table("abc"), List.of());
        store.create(table("abd"), List.of());
        largest("1");
        int length = 0;
        boolean full = false;
        while (!full) {
            try {
                assertThat(store.append(append("abc", length, "x".repeat(3_000)))).isTrue();
                length++;
            } catch (Unavailable _) {
                full = true;
            }
        }
        var row = store.table("abc").orElseThrow();
        assertThat(row.length()).isEqualTo(length);
        assertThat(store.log("abc")).hasSize(length);
        int next = length;
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() -> store.append(append("abc", next, "x".repeat(30_000))));
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() -> store.append(append("abd", 0, "x".repeat(30_000))));
        largest("1000000");
        assertThat(store.append(append("abc", length, "x".repeat(30_000)))).isTrue();
        reopen();
        assertThat(store.log("abc")).hasSize(length + 1);
        assertThat(store.log("abd")).isEmpty();
    }

    @Test
    void aTransactionThatHasEndedByItselfDoesNotStopTheWriter() {
        store.create(table("abc"), List.of());
        // The writer's own commit fails then, and so does its rolling back.
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() ->
                        database.write(session -> {
                            session.run("commit");
                            return true;
                        }));
        assertThat(store.append(append("abc", 0, "0 play 1"))).isTrue();
    }

    @Test
    void aClosedStoreSaysSo() {
        store.create(table("abc"), List.of());
        store.close();
        assertThatExceptionOfType(Unavailable.class)
                .isThrownBy(() -> store.append(append("abc", 0, "0 play 1")));
        assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> store.table("abc"));
        store.close();
    }

    @Test
    void anErrorDoesNotTellWhatWasToBeKept() {
        store.create(table("abc"), List.of());
        store.append(append("abc", 0, "0 play 1"));
        database.write(session -> session.update("update tables set length = 0"));
        assertThatThrownBy(() -> store.append(append("abc", 0, "secret line")))
                .isInstanceOf(Unavailable.class)
                .satisfies(e -> assertThat(Words.of(e)).doesNotContain("secret"));
    }
}
