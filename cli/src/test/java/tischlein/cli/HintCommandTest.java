package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Solver;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;
import tischlein.kernel.Thoughts.Thought;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.Replay;

class HintCommandTest {
    private static final String BUFFET =
            Shell.run("record", "buffet", "--seats", "4", "--seed", "7").out();

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

    private static Shell.Ended hint(String log, String... more) {
        var arguments = new String[] {"hint", "-", "--bot", "greedy", "--budget", "20"};
        var all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return Shell.typed(log, all).fine();
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
                assertThat(choice.path("move").asString()).startsWith("play ");
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
        var larder = Shell.run("record", "larder", "--seats", "2", "--seed", "7").out();
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
                Shell.typed(before(BUFFET, "0 play", 1), "hint", "-", "--budget", "20", "--json")
                        .fine()
                        .json();
        assertThat(json.path("seats").size()).isEqualTo(4);
    }

    /** Knows that the second of two choices is right, and perhaps what each is worth. */
    private static Solver<String> knowing(boolean chances) {
        return new Solver<>() {
            @Override
            public boolean mix(String view, int[] choices, int count, double[] mix) {
                mix[0] = 0.25;
                mix[1] = 0.75;
                return view.equals("known");
            }

            @Override
            public boolean chances(String view, int[] choices, int count, double[] worth) {
                worth[0] = 0.5;
                worth[1] = 0.625;
                return chances;
            }
        };
    }

    @Test
    void whatIsKnownExactlyTakesThePlaceOfWhatIsThought() {
        var codes = new int[] {4, 7};
        var thought =
                new Thoughts(
                        List.of(new Thought(7, 0.2, 0.1), new Thought(4, 0.9, 0.9)), /* worlds */
                        60);
        assertThat(HintCommand.exact(knowing(true), "known", codes, 2, thought))
                .isEqualTo(
                        new Thoughts(
                                List.of(new Thought(4, 0.5, 0.25), new Thought(7, 0.625, 0.75)),
                                0));
        assertThat(HintCommand.exact(knowing(false), "known", codes, 2, thought))
                .isEqualTo(
                        new Thoughts(
                                List.of(new Thought(4, 0.9, 0.25), new Thought(7, 0.2, 0.75)), 60));
        assertThat(HintCommand.exact(knowing(true), "unknown", codes, 2, thought))
                .isEqualTo(thought);
    }

    /** Two mice left at the buffet; the last duel in the office. */
    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office"})
    void whereAGameIsSolvedTheMixIsTheSolvers(String name) {
        var text = Shell.run("record", name, "--seats", "4", "--seed", "7").out();
        compare(Shelf.game(name), LogReader.read("log", text), text);
    }

    private static <S extends State<S>, V> void compare(Game<S, ?, V> game, Log log, String text) {
        var replay = Replay.of(game, log);
        var codes = new int[Game.MOST_CHOICES];
        var mix = new double[Game.MOST_CHOICES];
        int lines = 3; // of the header
        while (true) {
            replay.step(News.UNHEARD);
            lines++;
            int seat = Bits.lowest(game.waiting(replay.state()));
            int count = game.choices(replay.state(), seat, codes);
            if (seat != Game.CHANCE
                    && game.solver().mix(game.view(replay.state(), seat), codes, count, mix)) {
                break;
            }
        }
        var position = text.lines().limit(lines).collect(Collectors.joining("\n", "", "\n"));
        var hint =
                Shell.typed(position, "hint", "-", "--bot", "expert", "--budget", "20", "--json")
                        .fine()
                        .json()
                        .path("seats")
                        .path(0);
        for (int i = 0; i < hint.path("choices").size(); i++) {
            var choice = hint.path("choices").path(i);
            assertThat(choice.path("move").asString()).isEqualTo(game.words().word(codes[i]));
            assertThat(choice.path("share").asDouble()).isEqualTo(mix[i]);
        }
        assertThat(hint.path("worlds").asInt()).isEqualTo(20); // for what each is worth
    }

    @Test
    void aBrokenLogIsNamedByItsLine() {
        assertThat(Shell.typed("tischlein 1\ngame buffet 1\nseats 9\n", "hint", "-").complaint())
                .startsWith("-, line 3: ");
    }
}
