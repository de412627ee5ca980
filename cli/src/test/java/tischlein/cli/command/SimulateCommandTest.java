package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;

class SimulateCommandTest {
    @Test
    void jsonHasTheKeysThatProgramsRelyOn() {
        var json =
                ProgramRun.run(
                                "simulate",
                                "buffet",
                                "--seats",
                                "5",
                                "--option",
                                "edition=french",
                                "--games",
                                "30",
                                "--seed",
                                "9",
                                "--bots",
                                "greedy,random,random,random,random",
                                "--json")
                        .fine()
                        .json();
        assertThat(json.path("game").asString()).isEqualTo("buffet");
        assertThat(json.path("seats").asInt()).isEqualTo(5);
        assertThat(json.path("options").path("edition").asString()).isEqualTo("french");
        assertThat(json.path("options").path("first").asString()).isEqualTo("0");
        assertThat(json.path("games").asInt()).isEqualTo(30);
        assertThat(json.path("gamesPerSecond").asDouble()).isPositive();
        assertThat(json.path("decisionsPerSecond").asDouble()).isPositive();
        assertThat(json.path("movesPerSecond").asDouble()).isPositive();
        assertThat(json.path("fingerprint").asString()).matches("[0-9a-f]{16}");
        assertThat(json.path("bySeat").size()).isEqualTo(5);
        for (var seat : json.path("bySeat")) {
            double rate = seat.path("winRate").asDouble();
            assertThat(rate).isBetween(seat.path("low").asDouble(), seat.path("high").asDouble());
            assertThat(seat.path("meanScore").isNumber()).isTrue();
        }
        assertThat(json.path("bySeat").path(0).path("winRate").asDouble()).isGreaterThan(0.5);
    }

    @Test
    void theSameSeedGivesTheSameFingerprintOnAnyNumberOfThreads() {
        var prints =
                Stream.of("1", "2", "3")
                        .map(threads ->
                                ProgramRun.run(
                                        "simulate",
                                        "buffet",
                                        "--games",
                                        "50",
                                        "--threads",
                                        threads,
                                        "--json"))
                        .map(ended -> ended.fine().json().path("fingerprint").asString())
                        .distinct();
        assertThat(prints).hasSize(1);
    }

    @Test
    void peopleReadATableThatFitsTheScreenInEveryLanguage() {
        for (var language : new String[] {"en", "fr", "de", "ja"}) {
            var ended =
                    ProgramRun.run("simulate", "buffet", "--games", "20", "--lang", language)
                            .fine();
            assertThat(ended.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
            assertThat(ended.out()).contains("buffet").contains("random");
        }
    }

    @Test
    void theTableSaysTheSameAsTheJson() {
        var json = ProgramRun.run("simulate", "buffet", "--games", "40", "--json").fine().json();
        var out = ProgramRun.run("simulate", "buffet", "--games", "40").fine().out();
        assertThat(out)
                .contains("40 games in ")
                .contains("games per second")
                .contains("shared wins")
                .contains(json.path("fingerprint").asString())
                .contains("%.1f".formatted(json.path("movesPerGame").asDouble()));
        for (var seat : json.path("bySeat")) {
            assertThat(out).contains("%.2f %%".formatted(100 * seat.path("winRate").asDouble()));
        }
    }

    @Test
    void withoutATerminalThereIsNoProgressBar() {
        assertThat(ProgramRun.run("simulate", "buffet", "--games", "20").err()).isEmpty();
    }
}
