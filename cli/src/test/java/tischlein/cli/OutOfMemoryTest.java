package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class OutOfMemoryTest {
    private static final int ENDED_ITSELF = 3;

    /** What ./tischlein gives the virtual machine. */
    private static List<String> machine() throws IOException {
        var line =
                Files.readAllLines(Path.of("../.build/java.sh")).stream()
                        .filter(text -> text.startsWith("machine='"))
                        .findFirst()
                        .orElseThrow();
        return Arrays.asList(line.substring("machine='".length(), line.length() - 1).split(" "));
    }

    @Test
    void aProgramWithoutMemoryEndsSoThatItCanBeStartedAgain()
            throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(machine());
        command.addAll(List.of("-Xmx24m", "-cp", System.getProperty("java.class.path")));
        command.add(Exhausted.class.getName());
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try {
            process.getInputStream().readAllBytes();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(ENDED_ITSELF);
        } finally {
            process.destroyForcibly();
        }
    }
}
