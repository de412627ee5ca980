package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tischlein.cluster.links.ServerName;

class HomesTest {
    private static final List<ServerName> ALL = names("a", "b", "c");
    private static final List<String> TABLES =
            IntStream.range(0, 3_000).mapToObj(n -> "K7BQ%04dXYZ".formatted(n)).toList();

    private static List<ServerName> names(String... names) {
        return Stream.of(names).map(ServerName::new).toList();
    }

    private static Homes seenBy(String self, String... present) {
        return new Homes(new ServerName(self), names(present));
    }

    @Test
    void allWhoSeeTheSameAgree() {
        var a = seenBy("a", "a", "b", "c");
        var b = seenBy("b", "c", "b", "a");
        assertThat(TABLES).allSatisfy(table -> assertThat(a.of(table)).isEqualTo(b.of(table)));
    }

    @Test
    void everyServerIsTheHomeOfItsShare() {
        var homes = seenBy("a", "a", "b", "c");
        for (var name : ALL) {
            assertThat(TABLES.stream().filter(table -> homes.of(table).equals(name)).count())
                    .isBetween(850L, 1_150L);
        }
    }

    @Test
    void onlyTheTablesOfWhoeverGoesMove() {
        var before = seenBy("a", "a", "b", "c");
        var after = seenBy("a", "a", "b");
        for (var table : TABLES) {
            if (!before.of(table).text().equals("c")) {
                assertThat(after.of(table)).isEqualTo(before.of(table));
            }
        }
    }

    @Test
    void noTableLivesWhereTheServerIsAboutToStop() {
        var homes = seenBy("a", "a", "b", "c");
        homes.leaving(new ServerName("b"));
        assertThat(TABLES).noneMatch(table -> homes.of(table).text().equals("b"));
        assertThat(homes.present()).isEqualTo(ALL);
        homes.leaving(new ServerName("a"));
        homes.leaving(new ServerName("c"));
        assertThat(TABLES).anyMatch(table -> homes.of(table).text().equals("b"));
    }

    @Test
    void whoeverIsAloneIsHomeToAll() {
        var homes = seenBy("a", "a");
        assertThat(TABLES).allMatch(homes::here);
        homes.leaving(new ServerName("a"));
        assertThat(TABLES).allMatch(homes::here);
        assertThat(homes.others()).isEmpty();
    }
}
