package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir private Path steps;

    private static final String LOG =
            Shell.run("record", "buffet", "--seats", "3", "--seed", "7").out();
    private static final String DEAL = "(\\* draw -?\\d\n){9}";

    private static String begun(int lines) {
        return LOG.lines().limit(lines).collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void aSeatHearsItsOwnCardsAndNotThoseOfTheOthers() {
        var told = Shell.typed(LOG, "replay", "-", "--as", "1").fine().out();
        assertThat(told).startsWith("Seat 0 draws a card. (9 times) You draw ");
        assertThat(told)
                .containsPattern("You\\s+draw\\s+(−?\\d,\\s+){8}−?\\d\\.")
                .doesNotContainPattern("Seat\\s+[02]\\s+draws\\s++(?!a\\s+card)");
    }

    @Test
    void whoeverWinsIsToldSoInTheSecondPersonAndTheOthersByTheSeat() {
        var ends = new ArrayList<String>();
        for (int seat = 0; seat < 3; seat++) {
            var told = Shell.typed(LOG, "replay", "-", "--as", Integer.toString(seat)).fine().out();
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
        assertThat(Shell.typed(LOG, "replay", "-").fine().out())
                .doesNotContainPattern("draws\\s+(?!a\\s+card)");
        var all = Shell.typed(LOG, "replay", "-", "--as", "all").fine().out();
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
                assertThat(Shell.typed(swapped, "replay", "-", "--as", viewer, json).fine())
                        .isEqualTo(
                                Shell.typed(begun(32), "replay", "-", "--as", viewer, json).fine());
            }
        }
        assertThat(Shell.typed(swapped, "replay", "-", "--as", "1").out())
                .isNotEqualTo(Shell.typed(begun(32), "replay", "-", "--as", "1").out());
    }

    @Test
    void theEndIsTheScoreTableAndTheWinner() {
        var lines = Shell.typed(LOG, "replay", "-").fine().lines();
        var end = lines.subList(lines.lastIndexOf("") - 4, lines.size());
        assertThat(end.getFirst()).containsPattern("place +who +score");
        assertThat(end.get(1)).matches(" *1 +Seat \\d +−?\\d+");
        assertThat(end.getLast()).matches("Seat \\d wins\\.");
        assertThat(end.get(1)).contains(end.getLast().replace(" wins.", ""));
    }

    @Test
    void aTeamHasOneScoreAndNoPlaces() {
        var log = Shell.run("record", "larder", "--seats", "3", "--seed", "1").fine().out();
        var out = Shell.typed(log, "replay", "-").fine().out();
        assertThat(out)
                .containsPattern("\n\nScore of all together: \\d+\n\n")
                .doesNotContain("place  ");
    }

    @Test
    void aTieBreakIsNamed() {
        String told = "";
        for (int seed = 0; !told.contains("Level on points"); seed++) {
            var log =
                    Shell.run("record", "buffet", "--seats", "6", "--seed", Integer.toString(seed))
                            .out();
            told = Shell.typed(log, "replay", "-").fine().out();
        }
        assertThat(told).containsPattern("Level on points[^.]*\\.\nSeat \\d wins\\.\n$");
    }

    @Test
    void anUnfinishedGameEndsWithThePictureOfTheTable() {
        var out = Shell.typed(begun(40), "replay", "-", "--as", "0").fine().out();
        assertThat(out).contains("Your cards: ").endsWith("The game is not over yet.\n");
        assertThat(Shell.typed(begun(40), "replay", "-").fine().out()).doesNotContain("Your cards");
    }

    @Test
    void whoHearsAllSeesEveryHandOfAnUnfinishedGame() {
        var out = Shell.typed(begun(40), "replay", "-", "--as", "all").fine().out();
        for (int seat = 0; seat < 3; seat++) {
            var own = Shell.typed(begun(40), "replay", "-", "--as", "" + seat).fine().lines();
            var hand = own.stream().filter(line -> line.startsWith("Your cards: ")).findFirst();
            assertThat(out).contains("What Seat " + seat + " sees besides:\n" + hand.orElseThrow());
        }
        assertThat(out).containsOnlyOnce("Helping 1 of 2");
    }

    @Test
    void whereNothingIsHiddenThereIsNothingToSeeBesides() {
        var log = Shell.run("record", "larder", "--seats", "2", "--seed", "1").fine().out();
        var half = log.lines().limit(30).collect(Collectors.joining("\n", "", "\n"));
        assertThat(Shell.typed(half, "replay", "-", "--as", "all").fine())
                .isEqualTo(Shell.typed(half, "replay", "-").fine());
    }

    @Test
    void closedPursesKeepTheirPointsUntilTheGameIsOver() {
        var log = Shell.run("record", "office", "--seats", "3", "--seed", "1").fine().out();
        var lines = log.lines().toList();
        var half = String.join("\n", lines.subList(0, lines.size() / 2)) + "\n";
        assertThat(Shell.typed(half, "replay", "-", "--as", "0").fine().out())
                .doesNotContain("place  ");
        assertThat(Shell.typed(half, "replay", "-", "--as", "all").fine().out())
                .contains("place  ");
        var open = half.replace("purses closed", "purses open");
        assertThat(Shell.typed(open, "replay", "-", "--as", "0").fine().out()).contains("place  ");
        assertThat(Shell.typed(log, "replay", "-", "--as", "0").fine().out()).contains("place  ");
    }

    @Test
    void jsonHasTheFinalViewAndTheResult() {
        var json = Shell.typed(LOG, "replay", "-", "--as", "2", "--json").fine().json();
        assertThat(json.path("game").asString()).isEqualTo("buffet");
        assertThat(json.path("view").path("viewer").asInt()).isEqualTo(2);
        assertThat(json.path("result").path("over").asBoolean()).isTrue();
        assertThat(json.path("result").path("standings").size()).isEqualTo(3);
        int winner = json.path("result").path("winners").path(0).asInt();
        assertThat(json.path("result").path("standings").path(winner).path("place").asInt())
                .isEqualTo(1);
        var all = Shell.typed(LOG, "replay", "-", "--as", "all", "--json").fine().json();
        assertThat(all.path("views").path("1").path("viewer").asInt()).isEqualTo(1);
        assertThat(all.path("moves").asLong()).isEqualTo(LOG.lines().count() - 3);
    }

    @Test
    void jsonKeepsThePointsOfClosedPurses() {
        var log = Shell.run("record", "office", "--seats", "3", "--seed", "1").fine().out();
        var half = log.lines().limit(100).collect(Collectors.joining("\n", "", "\n"));
        assertThat(standings(half, "0")).isZero();
        assertThat(standings(half, "onlooker")).isZero();
        assertThat(standings(half, "all")).isEqualTo(3);
        assertThat(standings(half.replace("purses closed", "purses open"), "0")).isEqualTo(3);
        assertThat(standings(log, "0")).isEqualTo(3);
    }

    private static int standings(String log, String viewer) {
        var json = Shell.typed(log, "replay", "-", "--as", viewer, "--json").fine().json();
        return json.path("result").path("standings").size();
    }

    @Test
    void jsonDoesNotGrowWithWhatOthersDoInSecret() {
        // Somewhere seat 2 has played its card, and seats 0 and 1 have not yet shown theirs.
        var lines = begun(3 + 27 + 5).lines().toList();
        var begun = begun(3 + 27 + 5);
        var hidden = begun + "2 play " + lines.get(3 + 18).substring("* draw ".length()) + "\n";
        for (var viewer : new String[] {"0", "onlooker"}) {
            assertThat(Shell.typed(hidden, "replay", "-", "--as", viewer, "--json").fine())
                    .isEqualTo(Shell.typed(begun, "replay", "-", "--as", viewer, "--json").fine());
        }
        assertThat(Shell.typed(hidden, "replay", "-", "--as", "2", "--json").fine())
                .isNotEqualTo(Shell.typed(begun, "replay", "-", "--as", "2", "--json").fine());
    }

    @Test
    void theStoryIsToldInFourLanguages() {
        assertThat(Shell.typed(LOG, "replay", "-", "--lang", "fr").fine().out())
                .endsWith("gagne.\n");
        assertThat(Shell.typed(LOG, "replay", "-", "--lang", "de").fine().out())
                .endsWith("gewinnt.\n");
        assertThat(Shell.typed(LOG, "replay", "-", "--lang", "ja").fine().out())
                .endsWith("の勝ちです。\n");
    }

    @Test
    void theEnvironmentSaysWhichLanguageUnlessTheCommandLineDoes() {
        var german = Map.of("LANG", "de_DE.UTF-8");
        assertThat(Shell.with(german, LOG, "replay", "-").out()).endsWith("gewinnt.\n");
        assertThat(Shell.with(german, LOG, "--lang=fr", "replay", "-").out()).endsWith("gagne.\n");
        assertThat(
                        Shell.with(
                                        Map.of("LANG", "de_DE.UTF-8", "LC_ALL", "ja_JP.UTF-8"),
                                        LOG,
                                        "replay",
                                        "-")
                                .out())
                .endsWith("の勝ちです。\n");
        assertThat(Shell.with(Map.of("LANG", "tlh"), LOG, "replay", "-").out()).endsWith("wins.\n");
    }

    @Test
    void aFileIsReadAsWellAsStandardInput(@TempDir Path folder) throws IOException {
        var file = folder.resolve("game.log");
        Files.writeString(file, LOG);
        assertThat(Shell.run("replay", file.toString()).fine())
                .isEqualTo(Shell.typed(LOG, "replay", "-"));
    }

    private String stepped(String log, String typed, String... more) throws IOException {
        var file = Files.writeString(steps.resolve("stepped.log"), log);
        var arguments =
                Stream.concat(Stream.of("replay", file.toString(), "--step"), Stream.of(more));
        return Shell.typed(typed, arguments.toArray(String[]::new)).fine().out();
    }

    @Test
    void aGameIsSteppedThroughForwardsAndBackwards() throws IOException {
        var log = Shell.run("record", "buffet", "--seed", "7", "--seats", "3").out();
        var there = stepped(log, "\nnext\nnext 2\nlook\nquit\n");
        assertThat(there).contains("0/", "1/", "2/", "4/");
        var back = stepped(log, "last\nback 3\nfirst\njump 9\nback 5\nquit\n");
        assertThat(back).contains(" wins.");
        var at = "4/";
        assertThat(there.substring(there.lastIndexOf("> look") + 6, there.lastIndexOf(at)))
                .isEqualTo(back.substring(back.lastIndexOf("> back 5") + 8, back.lastIndexOf(at)));
    }

    @Test
    void whenAGameIsOverItCanBeSeenByOtherEyes() throws IOException {
        var log = Shell.run("record", "buffet", "--seed", "7", "--seats", "3").out();
        assertThat(stepped(log, "jump 5\n")).doesNotContain("Your cards");
        assertThat(stepped(log, "jump 5\nas 1\nas all\n"))
                .contains("Your cards", "What Seat 2 sees besides");
        var half = log.lines().limit(60).collect(Collectors.joining("\n", "", "\n"));
        assertThat(stepped(half, "as 1\n"))
                .contains("The game is not over")
                .doesNotContain("Your cards");
    }

    @Test
    void whatCannotBeSteppedIsSaidSo() throws IOException {
        var log = Shell.run("record", "larder").out();
        assertThat(stepped(log, "dance\njump 9999\nas nobody\nhelp\nlast\n\n"))
                .contains("“dance” cannot be done here.", "jump: “9999”", "first ", "the end.");
        assertThat(Shell.typed(log, "replay", "-", "--step").complaint()).contains("--step");
    }
}
