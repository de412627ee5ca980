package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;

class GamesCommandTest {
    @Test
    void everyGameIsThereWithItsSeatsOptionsAndDefaults() {
        var out = ProgramRun.run("games").fine().out();
        assertThat(out)
                .contains("buffet – Schlacht am Buffet, 3 to 6 seats")
                .contains("  edition: ")
                .contains("    japanese (default): ")
                .contains("    french: ")
                .contains("    lot: ");
        for (var game : InstalledGames.games()) {
            assertThat(out).contains(game.about().name() + " – ");
        }
    }

    @Test
    void everyGameHasThreeCharactersWithTheirStyleRatingAndTimeToThink() {
        for (var game : InstalledGames.games()) {
            var out = ProgramRun.run("games").fine().out().replaceAll("\\s+", " ");
            var of = out.substring(out.indexOf(game.about().name() + " – "));
            assertThat(of)
                    .containsPattern("gentle: \\S.*? – .*?\\(rating \\d+\\) fair: ")
                    .containsPattern("fair: \\S.*? – .*?\\(rating \\d+\\) sharp: ")
                    .containsPattern("sharp: \\S.*? – .*?\\(rating \\d+, thinks for 0.4 s\\)");
        }
    }

    @Test
    void theListFitsTheScreenInEveryLanguage() {
        for (var language : new String[] {"en", "fr", "de", "ja"}) {
            assertThat(ProgramRun.run("games", "--lang", language).fine().lines())
                    .allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
        }
    }

    @Test
    void asJsonProgramsReadTheSame() {
        var json = ProgramRun.run("games", "--json").fine().json();
        assertThat(json.size()).isEqualTo(InstalledGames.games().size());
        for (var game : json) {
            var about = InstalledGames.game(game.path("name").asString()).about();
            assertThat(game.path("fewestSeats").asInt()).isEqualTo(about.fewestSeats());
            assertThat(game.path("mostSeats").asInt()).isEqualTo(about.mostSeats());
            assertThat(game.path("version").asInt()).isEqualTo(about.version());
            assertThat(game.path("title").asString()).isNotEmpty();
            assertThat(game.path("options").size()).isEqualTo(about.options().size());
            var option = game.path("options").path(0);
            assertThat(option.path("name").asString()).isEqualTo(about.options().getFirst().name());
            assertThat(option.path("default").asString())
                    .isEqualTo(about.options().getFirst().usual());
            assertThat(option.path("values").size())
                    .isEqualTo(about.options().getFirst().values().size());
        }
    }
}
