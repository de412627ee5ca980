package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

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

    @Test
    void aBrokenLogIsNamedByItsLine() {
        assertThat(Shell.typed("tischlein 1\ngame buffet 1\nseats 9\n", "hint", "-").complaint())
                .startsWith("-, line 3: ");
    }
}
