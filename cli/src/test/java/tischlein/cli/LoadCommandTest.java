package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Unsuitable;

class LoadCommandTest {
    @ParameterizedTest
    @CsvSource({
        "--tables, 0",
        "--tables, many",
        "--sockets-per-table, 5",
        "--rate, -1",
        "--rate, NaN",
        "--rate, fast",
        "--ramp, -1",
        "--seconds, 90000",
        "--inspect, 0",
        "--churn, -1",
        "--every, often",
        "--server-pid, 0",
        "--seed, x",
        "--url, ws://example.org:80",
        "--url, ws://127.0.0.1",
        "--url, wss://127.0.0.1:8080",
        "--url, 127.0.0.1:8080"
    })
    void whatMakesNoSenseIsNamed(String option, String value) {
        assertThat(Shell.run("load", option, value).complaint()).contains(option).contains(value);
    }

    @Test
    void thereIsNoHalfWayWithoutAnEnd() {
        assertThat(Shell.run("load", "--storm", "--seconds", "0").complaint()).contains("--storm");
    }

    @Test
    void aJournalCannotTellOfGamesThatPeopleLeave() {
        assertThat(Shell.run("load", "--churn", "60", "--journal", "moves").complaint())
                .contains("--churn")
                .contains("--journal");
    }

    @Test
    void whoNeedsMoreFilesThanAllowedIsToldHowMany() {
        assertThatThrownBy(() -> LoadCommand.needFiles(12_300, OptionalLong.of(1_024)))
                .isInstanceOf(Unsuitable.class)
                .hasMessageContaining("12300")
                .hasMessageContaining("1024");
        assertThatCode(() -> LoadCommand.needFiles(12_300, OptionalLong.of(12_300)))
                .doesNotThrowAnyException();
        assertThatCode(() -> LoadCommand.needFiles(12_300, OptionalLong.empty()))
                .as("where the system does not tell")
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"--times, 0", "--tables, -3", "--rate, 0.01", "--rate, 1001", "--game, chess"})
    void whatCannotBeKilledIsNamed(String option, String value) {
        assertThat(Shell.run("kill", option, value).complaint()).contains(value);
    }

    @Test
    void helpIsThereInEveryLanguage() {
        for (var language : new String[] {"en", "fr", "de", "ja"}) {
            for (var command : new String[] {"load", "kill"}) {
                var ended = Shell.run(command, "--help", "--lang", language).fine();
                assertThat(ended.lines()).allMatch(line -> Layout.width(line) <= Layout.WIDTH);
                assertThat(ended.out()).contains("--rate").contains("--tables");
            }
        }
    }
}
