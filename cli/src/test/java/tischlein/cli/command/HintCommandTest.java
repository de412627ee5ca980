package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.Replay;

class HintCommandTest {
    private static final String BUFFET =
            ProgramRun.run("record", "buffet", "--seats", "4", "--seed", "7").out();

    /** A log up to the line before the n-th that begins so. */
    private static String before(String log, String begin, int n) {
        int seen = 0;
        var kept = new StringBuilder();
        for (var line : log.split("\n")) {
            seen += line.startsWith(begin) ? 1 : 0;
            if (seen == n) {
                break;
            }
            kept.append(line).append('\n');
        }
        return kept.toString();
    }

    private static ProgramRun.Ended hint(String log, String... more) {
        var arguments =
                List.of(more).contains("--bot")
                        ? new String[] {"hint", "-"}
                        : new String[] {"hint", "-", "--bot", "greedy", "--budget", "20"};
        var all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return ProgramRun.typed(log, all).fine();
    }

    @Test
    void whereAllChooseAtOnceEverySeatGetsAMix() {
        var json = hint(before(BUFFET, "0 play", 1), "--json").json();
        assertThat(json.path("seats").size()).isEqualTo(4);
        for (var seat : json.path("seats")) {
            assertThat(seat.path("together").asBoolean()).isTrue();
            double sum = 0;
            for (var choice : seat.path("choices")) {
                assertThat(choice.path("chance").asDouble()).isBetween(0.0, 1.0);
                assertThat(choice.path("moves").path(0).asString()).startsWith("play ");
                sum += choice.path("share").asDouble();
            }
            assertThat(sum).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void whoChoosesLastStillChoosesAtTheSameTime() {
        var json = hint(before(BUFFET, "3 play", 1), "--json").json();
        assertThat(json.path("seats").size()).isEqualTo(1);
        assertThat(json.path("seats").path(0).path("together").asBoolean()).isTrue();
    }

    @Test
    void whoChoosesAloneNeedsNoMix() {
        var larder = ProgramRun.run("record", "larder", "--seats", "2", "--seed", "7").out();
        var json = hint(before(larder, "0 ", 1), "--json").json();
        assertThat(json.path("seats").path(0).path("together").asBoolean()).isFalse();
        assertThat(json.path("seats").path(0).path("choices").path(0).has("share")).isFalse();
    }

    @Test
    void peopleReadATableWithTheMovesAndTheirMeaning() {
        var ended = hint(before(BUFFET, "0 play", 1));
        assertThat(ended.out()).contains("Seat 0, from 20 imagined worlds:", "play ", " %", "mix");
        var french = hint(before(BUFFET, "0 play", 1), "--lang", "fr").out();
        assertThat(french).contains("mondes imaginés", "dosage");
    }

    @Test
    void theSameSeedGivesTheSameHint() {
        var log = before(BUFFET, "0 play", 2);
        assertThat(hint(log).out()).isEqualTo(hint(log).out());
        assertThat(hint(log, "--seed", "2").out()).isNotEqualTo(hint(log).out());
    }

    @Test
    void whenThereIsNothingToChooseItSaysSo() {
        assertThat(hint(BUFFET).out()).isEqualTo("The game is over; there is nothing to choose.\n");
        assertThat(hint(BUFFET.lines().limit(4).collect(Collectors.joining("\n", "", "\n"))).out())
                .isEqualTo("It is chance’s turn; nobody has a choice.\n");
    }

    @Test
    void theStrongestBotIsAskedUnlessAnotherIs() {
        var json =
                ProgramRun.typed(
                                before(BUFFET, "0 play", 1),
                                "hint",
                                "-",
                                "--budget",
                                "20",
                                "--json")
                        .fine()
                        .json();
        assertThat(json.path("seats").size()).isEqualTo(4);
    }

    /** Two mice left at the buffet; the last duel in the office. */
    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office"})
    void whereAGameIsSolvedTheMixIsTheSolvers(String name) {
        var text = ProgramRun.run("record", name, "--seats", "4", "--seed", "7").out();
        compare(InstalledGames.game(name), LogReader.read("log", text), text);
    }

    private static <S extends State<S>, V> void compare(Game<S, ?, V> game, Log log, String text) {
        var replay = Replay.of(game, log);
        var codes = new int[Game.MOST_CHOICES];
        var mix = new double[Game.MOST_CHOICES];
        int lines = 3; // of the header
        int count = 0;
        while (true) {
            replay.step(News.UNHEARD);
            lines++;
            int seat = Bits.lowest(game.waiting(replay.state()));
            count = game.choices(replay.state(), seat, codes);
            if (seat != Game.CHANCE
                    && game.solver().mix(game.view(replay.state(), seat), codes, count, mix)) {
                break;
            }
        }
        var position = text.lines().limit(lines).collect(Collectors.joining("\n", "", "\n"));
        var hint =
                ProgramRun.typed(
                                position,
                                "hint",
                                "-",
                                "--bot",
                                "expert",
                                "--budget",
                                "20",
                                "--json")
                        .fine()
                        .json()
                        .path("seats")
                        .path(0);
        var shares = new HashMap<String, Double>();
        for (var choice : hint.path("choices")) {
            var first = choice.path("moves").path(0).asString();
            shares.merge(first, choice.path("share").asDouble(), Double::sum);
        }
        for (int i = 0; i < count; i++) {
            assertThat(shares.getOrDefault(game.words().word(codes[i]), 0.0))
                    .isCloseTo(mix[i], within(1e-9));
        }
        assertThat(hint.path("choices").size()).isGreaterThan(1);
        assertThat(hint.path("exactMix").asBoolean()).isTrue();
        assertThat(hint.path("exactChances").asBoolean()).isFalse();
    }

    private static String sharp(String log, String... more) {
        var arguments = new String[] {"hint", "-", "--budget", "400"};
        var all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return ProgramRun.typed(log, all).fine().out();
    }

    @Test
    void aBigChoiceIsShownWholeAndReadyToType() {
        var office = ProgramRun.run("record", "office", "--seats", "4", "--seed", "7").out();
        assertThat(sharp(before(office, "0 twenties", 1)))
                .contains("Bid ", " points: ", "ready to type: twenties ", ", ones ")
                .doesNotContain("No 20s");
        var buckets = ProgramRun.run("record", "buckets", "--seats", "3", "--seed", "7").out();
        assertThat(sharp(before(buckets, "0 bucket", 1)))
                .contains("row 1: ", "; row 2: ", "ready to type: bucket ");
        var swap = sharp(before(BUFFET, "1 give", 1));
        assertThat(swap).contains("Give back ", "ready to type: give ", ", keep");
        for (var log : List.of(before(office, "0 fives", 1), before(buckets, "1 bucket", 1))) {
            for (var language : List.of("en", "fr", "de", "ja")) {
                assertThat(sharp(log, "--lang", language).lines())
                        .allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
            }
        }
    }

    @Test
    void whatToPlayStandsFirstAndWhereNobodyMixesItWinsMost() {
        var log = before(BUFFET, "0 play", 1);
        var json = ProgramRun.typed(log, "hint", "-", "--budget", "4000", "--json").fine().json();
        for (var seat : json.path("seats")) {
            var first = seat.path("choices").path(0);
            assertThat(first.path("share").asDouble()).isEqualTo(1);
            for (var other : seat.path("choices")) {
                assertThat(other.path("chance").asDouble())
                        .isLessThanOrEqualTo(first.path("chance").asDouble());
            }
            assertThat(seat.path("choices").size()).isGreaterThan(2);
        }
    }

    @Test
    void aGameThatCouldBeSolvedSaysSo() {
        var larder = ProgramRun.run("record", "larder", "--seats", "1", "--seed", "7").out();
        assertThat(sharp(before(larder, "0 ", 1))).contains("tischlein solve larder");
        var lines = ProgramRun.run("record", "larder", "--seats", "1", "--option", "line=on").out();
        assertThat(sharp(before(lines, "0 ", 1))).doesNotContain("tischlein solve");
    }

    @Test
    void aBotMayCarryABudget() {
        var log = before(BUFFET, "0 play", 1);
        assertThat(hint(log, "--bot", "greedy:iterations=30").out()).contains("30 imagined");
        assertThat(ProgramRun.typed(log, "hint", "-", "--bot", "sharp:ms=0").complaint())
                .startsWith("“sharp:ms=0”: ");
    }

    @Test
    void aBrokenLogIsNamedByItsLine() {
        assertThat(
                        ProgramRun.typed("tischlein 1\ngame buffet 1\nseats 9\n", "hint", "-")
                                .complaint())
                .startsWith("-, line 3: ");
    }
}
