package tischlein.testkit.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Description;
import tischlein.kernel.Option;

class GameTablesTest {
    private static final Description ABOUT =
            new Description(
                    "toy",
                    1,
                    2,
                    3,
                    List.of(
                            Option.of("edition", "old", "new"),
                            Option.seat("first", 3),
                            Option.of("end", "soon", "late")),
                    false,
                    false);

    @Test
    void everySeatCountAndCombinationIsThereOnce() {
        var all = GameTables.all(ABOUT);
        assertThat(all).hasSize(2 * 3 * 2 + 2 * 4 * 2).doesNotHaveDuplicates();
        assertThat(all.getFirst().text()).isEqualTo("seats 2 edition old first 0 end soon");
    }

    @Test
    void groupsVaryInTheSeatsThatOptionsName() {
        var groups = GameTables.bySeatsAndOptions(ABOUT);
        assertThat(groups).hasSize(8).containsKey("seats 3 edition new end late");
        assertThat(groups.get("seats 3 edition new end late")).hasSize(4);
    }

    @Test
    void editionsVaryInAllElse() {
        var groups = GameTables.bySeatsAndEdition(ABOUT);
        assertThat(groups.keySet())
                .containsExactly(
                        "seats 2 edition old",
                        "seats 2 edition new",
                        "seats 3 edition old",
                        "seats 3 edition new");
        assertThat(groups.get("seats 2 edition new")).hasSize(6);
    }
}
