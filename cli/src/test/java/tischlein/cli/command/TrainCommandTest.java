package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;
import tischlein.kernel.net.Net;

class TrainCommandTest {
    @TempDir private Path folder;

    @Test
    void writesTheNetAndShowsItsCurve() throws IOException {
        var file = folder.resolve("one.net");
        var ended =
                ProgramRun.run(
                                "train",
                                "larder",
                                "--games",
                                "40",
                                "--seed",
                                "3",
                                "--out",
                                file.toString())
                        .fine();
        var net = Net.of(Files.readAllBytes(file));
        assertThat(ended.lines().getFirst()).contains(net.version());
        assertThat(ended.lines().get(2)).contains(file.toString());
        assertThat(ended.lines().get(4)).contains("games", "error", "wins");
        assertThat(ended.lines()).hasSize(5 + 20);
        assertThat(ended.lines().getLast()).contains("40", "%");
    }

    @Test
    void theSameSeedMakesTheSameNetByAnyNumberOfThreads() {
        var one = json("--seed", "3", "--threads", "1");
        var two = json("--seed", "3", "--threads", "2");
        var other = json("--seed", "4", "--threads", "2");
        assertThat(one).isEqualTo(two).isNotEqualTo(other);
    }

    private static String json(String... arguments) {
        var all = new java.util.ArrayList<>(List.of("train", "larder", "--games", "40", "--json"));
        all.addAll(List.of(arguments));
        return ProgramRun.run(all.toArray(String[]::new)).fine().json().get("net").asString();
    }

    @Test
    void whatCannotBeTrainedIsSaidInOneLine() {
        assertThat(ProgramRun.run("train", "larder", "--option", "line=on").complaint())
                .contains("larder");
        for (var arguments :
                List.of(
                        List.of("train", "larder", "--games", "0"),
                        List.of("train", "larder", "--seed", "x"),
                        List.of("train", "larder", "--threads", "0"))) {
            ProgramRun.run(arguments.toArray(String[]::new)).complaint();
        }
        ProgramRun.run("train", "larder", "--games", "1", "--out", folder.toString()).complaint();
    }
}
