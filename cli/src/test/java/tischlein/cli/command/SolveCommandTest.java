package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.ExitCode;

class SolveCommandTest {
    @Test
    void whatCannotBeSolvedIsSaidInOneLine() {
        for (var arguments :
                List.of(
                        List.of("solve", "buffet"),
                        List.of("solve", "larder", "--option", "line=on"),
                        List.of("solve", "larder", "--side", "three"),
                        List.of("solve", "larder", "--threads", "0"))) {
            var ended = ProgramRun.run(arguments.toArray(String[]::new));
            assertThat(ended.code()).as("%s", arguments).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(ended.out()).isEmpty();
            assertThat(ended.err().lines()).hasSize(1);
        }
    }
}
