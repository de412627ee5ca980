package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;

class ReplayCommandTest {
    @TempDir private Path folder;

    private static final String LOG =
            ProgramRun.run("record", "buffet", "--seats", "3", "--seed", "7").out();
    private static final String DEAL = "(\\* draw -?\\d\n){9}";

    private static String begun(int lines) {
        return LOG.lines().limit(lines).collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void aSeatHearsItsOwnCardsAndNotThoseOfTheOthers() {
        var told = ProgramRun.typed(LOG, "replay", "-", "--as", "1").fine().out();
        assertThat(told).startsWith("Seat 0 draws a card. (9 times) You draw ");
        assertThat(told)
                .containsPattern("You\\s+draw\\s+(−?\\d,\\s+){8}−?\\d\\.")
                .doesNotContainPattern("Seat\\s+[02]\\s+draws\\s++(?!a\\s+card)");
    }

    @Test
    void whoeverWinsIsToldSoInTheSecondPersonAndTheOthersByTheSeat() {
        var ends = new ArrayList<String>();
        for (int seat = 0; seat < 3; seat++) {
            var told =
                    ProgramRun.typed(LOG, "replay", "-", "--as", Integer.toString(seat))
                            .fine()
                            .out();
            ends.add(told.lines().toList().getLast());
            assertThat(told)
                    .contains("You take ")
                    .doesNotContainPattern("Seat " + seat + " \\w+s ");
        }
        int winner = ends.indexOf("You win.");
        assertThat(winner).isNotNegative();
        ends.remove(winner);
        assertThat(ends).containsOnly("Seat " + winner + " wins.");
    }

    @Test
    void anOnlookerHearsNoCardThatIsDrawnAndAllHearsEveryOne() {
        assertThat(ProgramRun.typed(LOG, "replay", "-").fine().out())
                .doesNotContainPattern("draws\\s+(?!a\\s+card)");
        var all = ProgramRun.typed(LOG, "replay", "-", "--as", "all").fine().out();
        assertThat(all).doesNotContainPattern("draws\\s+a\\s+card");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(all).containsPattern("Seat\\s+" + seat + "\\s+draws\\s+−?\\d,");
        }
    }

    @Test
    void twoWorldsThatDifferInHiddenCardsSoundTheSame() {
        // The cards that seats 1 and 2 are dealt change places; nothing has been played yet.
        var lines = begun(3 + 27 + 2).lines().toList();
        var swapped =
                IntStream.range(0, lines.size())
                        .map(i -> i < 12 || i >= 30 ? i : i < 21 ? i + 9 : i - 9)
                        .mapToObj(lines::get)
                        .collect(Collectors.joining("\n", "", "\n"));
        assertThat(swapped).isNotEqualTo(String.join("\n", lines) + "\n").containsPattern(DEAL);
        for (var viewer : new String[] {"0", "onlooker"}) {
            for (var json : new String[] {"--json", "--lang=en"}) {
                assertThat(ProgramRun.typed(swapped, "replay", "-", "--as", viewer, json).fine())
                        .isEqualTo(
                                ProgramRun.typed(begun(32), "replay", "-", "--as", viewer, json)
                                        .fine());
            }
        }
        assertThat(ProgramRun.typed(swapped, "replay", "-", "--as", "1").out())
                .isNotEqualTo(ProgramRun.typed(begun(32), "replay", "-", "--as", "1").out());
    }

    @Test
    void theEndIsTheScoreTableAndTheWinner() {
        var lines = ProgramRun.typed(LOG, "replay", "-").fine().lines();
        var end = lines.subList(lines.lastIndexOf("") - 4, lines.size());
        assertThat(end.getFirst()).containsPattern("place +who +score");
        assertThat(end.get(1)).matches(" *1 +Seat \\d +−?\\d+");
        assertThat(end.getLast()).matches("Seat \\d wins\\.");
        assertThat(end.get(1)).contains(end.getLast().replace(" wins.", ""));
    }

    @Test
    void aTeamHasOneScoreAndNoPlaces() {
        var log = ProgramRun.run("record", "larder", "--seats", "3", "--seed", "1").fine().out();
        var out = ProgramRun.typed(log, "replay", "-").fine().out();
        assertThat(out)
                .containsPattern("\n\nScore of all together: \\d+\n\n")
                .doesNotContain("place  ");
    }

    @Test
    void aTieBreakIsNamed() {
        String told = "";
        for (int seed = 0; !told.contains("Tied on points"); seed++) {
            var log = ProgramRun.run("record", "buffet", "--seats=6", "--seed=" + seed).out();
            told = ProgramRun.typed(log, "replay", "-").fine().out();
        }
        assertThat(told).containsPattern("Tied on points[^.]*\\.\nSeat \\d wins\\.\n$");
    }

    @Test
    void anUnfinishedGameEndsWithThePictureOfTheTable() {
        var out = ProgramRun.typed(begun(40), "replay", "-", "--as", "0").fine().out();
        assertThat(out).contains("Your cards: ").endsWith("The game is not over yet.\n");
        assertThat(ProgramRun.typed(begun(40), "replay", "-").fine().out())
                .doesNotContain("Your cards");
    }

    @Test
    void whoHearsAllSeesEveryHandOfAnUnfinishedGame() {
        var out = ProgramRun.typed(begun(40), "replay", "-", "--as", "all").fine().out();
        for (int seat = 0; seat < 3; seat++) {
            var own = ProgramRun.typed(begun(40), "replay", "-", "--as", "" + seat).fine().lines();
            var hand = own.stream().filter(line -> line.startsWith("Your cards: ")).findFirst();
            assertThat(out).contains("What Seat " + seat + " also sees:\n" + hand.orElseThrow());
        }
        assertThat(out).containsOnlyOnce("Helping 1 of 2");
    }

    @Test
    void whereNothingIsHiddenThereIsNothingToSeeBesides() {
        var log = ProgramRun.run("record", "larder", "--seats", "2", "--seed", "1").fine().out();
        var half = log.lines().limit(30).collect(Collectors.joining("\n", "", "\n"));
        assertThat(ProgramRun.typed(half, "replay", "-", "--as", "all").fine())
                .isEqualTo(ProgramRun.typed(half, "replay", "-").fine());
    }

    @Test
    void closedPursesKeepTheirPointsUntilTheGameIsOver() {
        var log = ProgramRun.run("record", "office", "--seats", "3", "--seed", "1").fine().out();
        var lines = log.lines().toList();
        var half = String.join("\n", lines.subList(0, lines.size() / 2)) + "\n";
        assertThat(ProgramRun.typed(half, "replay", "-", "--as", "0").fine().out())
                .doesNotContain("place  ");
        assertThat(ProgramRun.typed(half, "replay", "-", "--as", "all").fine().out())
                .contains("place  ");
        var open = half.replace("purses closed", "purses open");
        assertThat(ProgramRun.typed(open, "replay", "-", "--as", "0").fine().out())
                .contains("place  ");
        assertThat(ProgramRun.typed(log, "replay", "-", "--as", "0").fine().out())
                .contains("place  ");
    }

    @Test
    void severalLogsAreToldOneAfterTheOther() throws IOException {
        var one = Files.writeString(folder.resolve("one.log"), LOG).toString();
        var two = Files.writeString(folder.resolve("two.log"), begun(40)).toString();
        var told = ProgramRun.run("replay", one, two).fine().out();
        assertThat(told).startsWith("== " + one + "\n").contains("\n\n== " + two + "\n");
        var json = ProgramRun.run("replay", one, two, "--json").fine().json();
        assertThat(json.path(0).path("file").asString()).isEqualTo(one);
        assertThat(json.path(0).path("result").path("over").asBoolean()).isTrue();
        assertThat(json.path(1).path("result").path("over").asBoolean()).isFalse();
        assertThat(ProgramRun.run("replay", one, two, "--step").err()).contains("--step");
    }

    @Test
    void whatIsPossibleIsNamedInFullOnRequest() {
        var wrong = begun(3) + "0 play 1\n";
        assertThat(ProgramRun.typed(wrong, "replay", "-").err())
                .contains(" and more.")
                .doesNotContain("* draw 9");
        for (var all : new String[] {"--all", "--json"}) {
            assertThat(ProgramRun.typed(wrong, "replay", "-", all).err())
                    .contains("* draw 9.")
                    .doesNotContain(" and more.");
        }
    }

    @Test
    void jsonNamesAllMovesThatAreTheListenersToKnow() {
        var draws = ProgramRun.typed(begun(3), "replay", "-", "--as", "all", "--json").fine();
        assertThat(draws.json().path("possible").size()).isEqualTo(11);
        var choosing = begun(3 + 27 + 5);
        var own = ProgramRun.typed(choosing, "replay", "-", "--as", "1", "--json").fine().json();
        assertThat(own.path("possible").size()).isPositive();
        assertThat(own.path("possible").valueStream())
                .allMatch(move -> move.asString().startsWith("1 play "));
        assertThat(ProgramRun.typed(choosing, "replay", "-", "--json").json().has("possible"))
                .isFalse();
    }

    @Test
    void aGameByEarlierRulesIsMarkedAsSuch() {
        var log = ProgramRun.run("record", "office", "--seats", "3").fine().out();
        var older = log.lines().limit(3).collect(Collectors.joining("\n", "", "\n"));
        assertThat(ProgramRun.typed(older, "replay", "-").fine().out())
                .doesNotContain("version 2 of the rules");
        assertThat(
                        ProgramRun.typed(older.replace("office 2", "office 1"), "replay", "-")
                                .fine()
                                .out())
                .startsWith("Played by version 1 of the rules; today they are version 2.\n");
    }

    @Test
    void jsonHasTheFinalViewAndTheResult() {
        var json = ProgramRun.typed(LOG, "replay", "-", "--as", "2", "--json").fine().json();
        assertThat(json.path("game").asString()).isEqualTo("buffet");
        assertThat(json.path("view").path("viewer").asInt()).isEqualTo(2);
        assertThat(json.path("result").path("over").asBoolean()).isTrue();
        assertThat(json.path("result").path("standings").size()).isEqualTo(3);
        int winner = json.path("result").path("winners").path(0).asInt();
        assertThat(json.path("result").path("standings").path(winner).path("place").asInt())
                .isEqualTo(1);
        var all = ProgramRun.typed(LOG, "replay", "-", "--as", "all", "--json").fine().json();
        assertThat(all.path("views").path("1").path("viewer").asInt()).isEqualTo(1);
        assertThat(all.path("moves").asLong()).isEqualTo(LOG.lines().count() - 3);
    }

    @Test
    void jsonKeepsThePointsOfClosedPurses() {
        var log = ProgramRun.run("record", "office", "--seats", "3", "--seed", "1").fine().out();
        var half = log.lines().limit(100).collect(Collectors.joining("\n", "", "\n"));
        assertThat(standings(half, "0")).isZero();
        assertThat(standings(half, "onlooker")).isZero();
        assertThat(standings(half, "all")).isEqualTo(3);
        assertThat(standings(half.replace("purses closed", "purses open"), "0")).isEqualTo(3);
        assertThat(standings(log, "0")).isEqualTo(3);
    }

    private static int standings(String log, String viewer) {
        var json = ProgramRun.typed(log, "replay", "-", "--as", viewer, "--json").fine().json();
        return json.path("result").path("standings").size();
    }

    @Test
    void jsonDoesNotGrowWithWhatOthersDoInSecret() {
        // Somewhere seat 2 has played its card, and seats 0 and 1 have not yet shown theirs.
        var lines = begun(3 + 27 + 5).lines().toList();
        var begun = begun(3 + 27 + 5);
        var hidden = begun + "2 play " + lines.get(3 + 18).substring("* draw ".length()) + "\n";
        for (var viewer : new String[] {"0", "onlooker"}) {
            assertThat(ProgramRun.typed(hidden, "replay", "-", "--as", viewer, "--json").fine())
                    .isEqualTo(
                            ProgramRun.typed(begun, "replay", "-", "--as", viewer, "--json")
                                    .fine());
        }
        assertThat(ProgramRun.typed(hidden, "replay", "-", "--as", "2", "--json").fine())
                .isNotEqualTo(ProgramRun.typed(begun, "replay", "-", "--as", "2", "--json").fine());
    }

    @Test
    void theStoryIsToldInFourLanguages() {
        assertThat(ProgramRun.typed(LOG, "replay", "-", "--lang", "fr").fine().out())
                .endsWith("gagne.\n");
        assertThat(ProgramRun.typed(LOG, "replay", "-", "--lang", "de").fine().out())
                .endsWith("gewinnt.\n");
        assertThat(ProgramRun.typed(LOG, "replay", "-", "--lang", "ja").fine().out())
                .endsWith("の勝ちです。\n");
    }

    @Test
    void theEnvironmentSaysWhichLanguageUnlessTheCommandLineDoes() {
        var german = Map.of("LANG", "de_DE.UTF-8");
        assertThat(ProgramRun.with(german, LOG, "replay", "-").out()).endsWith("gewinnt.\n");
        assertThat(ProgramRun.with(german, LOG, "--lang=fr", "replay", "-").out())
                .endsWith("gagne.\n");
        assertThat(
                        ProgramRun.with(
                                        Map.of("LANG", "de_DE.UTF-8", "LC_ALL", "ja_JP.UTF-8"),
                                        LOG,
                                        "replay",
                                        "-")
                                .out())
                .endsWith("の勝ちです。\n");
        assertThat(ProgramRun.with(Map.of("LANG", "tlh"), LOG, "replay", "-").out())
                .endsWith("wins.\n");
    }

    @Test
    void aFileIsReadAsWellAsStandardInput() throws IOException {
        var file = folder.resolve("game.log");
        Files.writeString(file, LOG);
        assertThat(ProgramRun.run("replay", file.toString()).fine())
                .isEqualTo(ProgramRun.typed(LOG, "replay", "-"));
    }
}
