package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;

class ReplayStepsTest {
    @TempDir private Path folder;

    private String stepped(String log, String typed, String... more) throws IOException {
        var file = Files.writeString(folder.resolve("stepped.log"), log);
        var arguments =
                Stream.concat(Stream.of("replay", file.toString(), "--step"), Stream.of(more));
        return ProgramRun.typed(typed, arguments.toArray(String[]::new)).fine().out();
    }

    @Test
    void aGameIsSteppedThroughForwardsAndBackwards() throws IOException {
        var log = ProgramRun.run("record", "buffet", "--seed", "7", "--seats", "3").out();
        var there = stepped(log, "\nnext\nnext 2\nlook\nquit\n");
        assertThat(there).contains("0/", "1/", "2/", "4/");
        var back = stepped(log, "last\nback 3\nfirst\njump 9\nback 5\nquit\n");
        assertThat(back).contains(" wins.");
        var at = "4/";
        assertThat(there.substring(there.lastIndexOf("> look") + 6, there.lastIndexOf(at)))
                .isEqualTo(back.substring(back.lastIndexOf("> back 5") + 8, back.lastIndexOf(at)));
    }

    @Test
    void stepsAreCalledAsInAGameAndInTheUsersLanguage() throws IOException {
        var log = ProgramRun.run("record", "buffet", "--seed", "7", "--seats", "3").out();
        var english = stepped(log, "later 3\nearlier\nlast\nquit\n");
        assertThat(english).contains("\n0/", "\n3/", "\n2/", " wins.");
        for (var typed : List.of("später 3\nfrüher\nende\n", "weiter 3\nzuruck\nlast\n")) {
            var german = stepped(log, typed + "verlassen\n", "--lang", "de");
            assertThat(german)
                    .contains("\n0/", "\n3/", "\n2/", " gewinnt.")
                    .doesNotContain("hilfe“ zeigt, was du");
        }
    }

    @Test
    void whenAGameIsOverItCanBeSeenByOtherEyes() throws IOException {
        var log = ProgramRun.run("record", "buffet", "--seed", "7", "--seats", "3").out();
        assertThat(stepped(log, "jump 5\n")).doesNotContain("Your cards");
        assertThat(stepped(log, "jump 5\nas 1\nas all\n"))
                .contains("Your cards", "What Seat 2 also sees");
        var half = log.lines().limit(60).collect(Collectors.joining("\n", "", "\n"));
        assertThat(stepped(half, "as 1\n"))
                .contains("The game is not over")
                .doesNotContain("Your cards");
    }

    @Test
    void whatCannotBeSteppedIsSaidSo() throws IOException {
        var log = ProgramRun.run("record", "larder").out();
        assertThat(stepped(log, "dance\njump 9999\nas nobody\nhelp\nlast\n\n"))
                .contains("“dance” cannot be done here.", "jump: “9999”", "first ", "the end.");
        assertThat(ProgramRun.typed(log, "replay", "-", "--step").complaint()).contains("--step");
    }
}
