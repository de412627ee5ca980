package tischlein.load.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadCommandTest {
    private static String run(int code, String... arguments) {
        var told = new ByteArrayOutputStream();
        var stream = new PrintStream(told, true, StandardCharsets.UTF_8);
        int ended = LoadPrograms.run(InputStream.nullInputStream(), stream, stream, arguments);
        assertThat(ended).as(told.toString(StandardCharsets.UTF_8)).isEqualTo(code);
        return told.toString(StandardCharsets.UTF_8);
    }

    private static String complaint(String... arguments) {
        var line = run(2, arguments);
        assertThat(line.lines()).hasSize(1);
        return line;
    }

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
        "--url, 127.0.0.1:8080",
        "--hostile, flowers",
        "--game, chess",
        "--option, first=last"
    })
    void whatMakesNoSenseIsNamed(String option, String value) {
        assertThat(complaint("load", option, value))
                .contains(option.replace("--option", "Option"))
                .contains(value.replace("first=", ""));
    }

    @Test
    void thereIsNoHalfWayWithoutAnEnd() {
        assertThat(complaint("load", "--storm", "--seconds", "0")).contains("--storm");
    }

    @Test
    void aJournalCannotTellOfGamesThatPeopleLeave() {
        assertThat(complaint("load", "--churn", "60", "--journal", "moves"))
                .contains("--churn")
                .contains("--journal");
    }

    @Test
    void whoNeedsMoreFilesThanAllowedIsToldHowMany() {
        assertThatThrownBy(() -> LoadCommand.needFiles(12_300, OptionalLong.of(1_024)))
                .isInstanceOf(BadOption.class)
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
        assertThat(complaint("kill", "--server", "pom.xml", option, value)).contains(value);
    }

    @Test
    void aServerThatIsNotThereIsNamed() {
        assertThat(complaint("kill", "--server", "no.jar")).contains("--server").contains("no.jar");
        assertThat(complaint("kill")).contains("--server");
    }

    @Test
    void helpNamesTheProgramsAndTheirOptions() {
        assertThat(run(0, "--help")).contains("load").contains("kill");
        for (var command : new String[] {"load", "kill"}) {
            assertThat(run(0, command, "--help"))
                    .contains("--rate")
                    .contains("--tables")
                    .contains(".build/" + command + " ");
        }
    }
}
