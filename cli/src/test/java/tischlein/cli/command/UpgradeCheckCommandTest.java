package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;
import tischlein.store.Stores;
import tischlein.table.store.Batch;
import tischlein.table.store.StoredTable;

class UpgradeCheckCommandTest {
    private static final String SECRET = "seat 0 holds 5";

    @TempDir private Path folder;
    private String database;

    /** A game of a later version, one that does not follow the rules, and one that is no log. */
    @BeforeEach
    void keepTablesThatCannotGoOn() {
        database = folder.resolve("tables.db").toString();
        try (var store = Stores.open(database)) {
            store.create(table("AAAA", "tischlein 1\ngame office 9\nseats 3\n"), List.of());
            store.create(
                    table("BBBB", "tischlein 1\ngame buffet 1\nseats 3\n"),
                    List.of(new Batch(0, List.of("0 " + SECRET), "", 1)));
            store.create(table("CCCC", SECRET + "\n"), List.of());
        }
    }

    private static StoredTable table(String id, String header) {
        var setup =
                """
                {"host":"","seats":[],"chairs":[],"guests":[]}\
                """;
        return new StoredTable(
                id,
                1,
                header,
                "00".repeat(32),
                setup,
                false,
                id,
                1,
                Set.of(),
                0,
                StoredTable.Phase.PLAYING,
                StoredTable.NEVER,
                "");
    }

    @Test
    void eachTableThatCannotGoOnIsNamedAndWhatWasPlayedThereIsNot() {
        var ended = ProgramRun.run("upgrade-check", "--database", database);
        assertThat(ended.err()).isEmpty();
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.out().replace("\n  ", " "))
                .contains(
                        "AAAA: office by version 9 of its rules, which this program does not have",
                        "BBBB: line 4 of its log does not fit the rules of this program (buffet,",
                        "CCCC: this program cannot read its log",
                        "3 of 3 unfinished tables could not go on with this program.")
                .doesNotContain(SECRET);
        assertThat(ProgramRun.run("upgrade-check", "--database", database, "--lang", "de").out())
                .contains("CCCC: Dieses Programm kann das Protokoll nicht lesen");
    }

    @Test
    void scriptsReadIt() {
        var json = ProgramRun.run("upgrade-check", "--database", database, "--json").json();
        assertThat(json.path("checked").asInt()).isEqualTo(3);
        assertThat(json.path("stopped").path(0).path("table").asString()).isEqualTo("AAAA");
        assertThat(json.path("stopped").path(0).path("why").asString()).isEqualTo("version");
        assertThat(json.path("stopped").path(1).path("line").asInt()).isEqualTo(4);
    }
}
