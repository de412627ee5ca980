package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.cli.ScriptedTalk;
import tischlein.cli.TestServer;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;

@Timeout(120)
class NewCommandTest {
    private static final String ONES = "1\n".repeat(2000);

    @RegisterExtension final TestServer inn = new TestServer();

    @Test
    void aTableAtWhichNobodyIsMissingBeginsByItself() {
        var ended =
                inn.run(
                                ONES,
                                "new",
                                "buffet",
                                "--name",
                                "Ada",
                                "--figure",
                                "owl",
                                "--seats",
                                "3",
                                "--bots",
                                "random,gentle",
                                "--pace",
                                "0",
                                "--order",
                                "--option",
                                "edition=french")
                        .fine();
        assertThat(ended.out())
                .contains(
                        "a tie is broken food by food",
                        "Seat 0: Ada (that is you, host, figure: owl)",
                        "(bot, random, figure: ")
                .contains("The game begins.", "place  who", "Goodbye.")
                // Whoever is last is not told of; that may be either bot, or Ada.
                .containsPattern("(Nelli|Dot) has chosen\\.");
        assertThat(ended.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
    }

    @Test
    void othersAreInvitedAndStartBeginsWithoutThem() throws Exception {
        try (var ada =
                ScriptedTalk.with(
                        inn.environment(),
                        "new",
                        "larder",
                        "--name",
                        "Ada",
                        "--seats",
                        "2",
                        "--listed",
                        "--no-chat",
                        "--clock",
                        "60,180",
                        "--absence",
                        "vote,120")) {
            ada.see("Seat 1: free").see("“tischlein join”:").see("/#/t/").see("Ada> ");
            assertThat(inn.run("", "tables", "--name", "Ada").fine().out())
                    .contains("Your tables:", "Tables open to everybody:", "Ada, a free seat");
            assertThat(inn.run("", "tables").fine().out()).doesNotContain("Your tables:");
            ada.type("table\n").see("60 seconds for each choice, and 180 in reserve");
            ada.see("vote for a bot after 120 seconds").see("Chat is off.");
            ada.see("Everybody on this server").see("Chance is sealed").see("Ada> ");
            ada.type("start\n").see("The game begins.").see("You have ").type("quit\n");
            ada.ended().fine();
        }
    }

    @Test
    void aTableIsLaidWithItsRulesForGuests() throws Exception {
        try (var ada =
                ScriptedTalk.with(
                        inn.environment(),
                        "new",
                        "larder",
                        "--name",
                        "Ada",
                        "--seats",
                        "2",
                        "--several",
                        "--patience",
                        "2")) {
            ada.see("Seat 1: free").see("Ada> ").type("table\n");
            ada.see("not chosen for 2 minutes").see("A guest may take several seats.");
            ada.type("quit\n");
            ada.ended().fine();
        }
    }

    @Test
    void severalPeopleLayATableTogether() {
        var ended = inn.run(ONES, "new", "larder", "--names", "Ada,Ben", "--figure", "Maus");
        assertThat(ended.complaint()).contains("mouse", "snail");
        var german =
                inn.run(
                        ONES,
                        "new",
                        "larder",
                        "--seats",
                        "3",
                        "--name",
                        "Ada",
                        "--people",
                        "3",
                        "--names",
                        "Ada,Ben",
                        "--figure",
                        "Maus",
                        "--lang",
                        "de");
        assertThat(german.fine().out())
                .contains("Platz 0: Ada (das bist du, Spielleitung, Figur: Maus)")
                .contains("Platz 1: Ben (das bist du", "Platz 2: Ada 3 (das bist du")
                .contains("Du bist jetzt Ben.", "Ada 3> 1");
    }

    @Test
    void aTableGoesOnWhereALogEnds() throws IOException {
        var log = inn.folder().resolve("short.log");
        Files.writeString(log, "tischlein 1\ngame larder 1\nseats 1 side one\n");
        assertThat(inn.run(ONES, "new", "--log", log.toString(), "--name", "Ada").fine().out())
                .contains("The game begins.", "Score of all together");
    }

    @Test
    void whatCannotBeIsSaidInOneLine() {
        assertThat(inn.run("", "new").complaint()).contains("Which game?", "larder");
        assertThat(inn.run("", "new", "chess").complaint()).contains("“chess”");
        assertThat(inn.run("", "new", "buffet", "--seats", "9").complaint()).contains("3 to 6");
        assertThat(inn.run("", "new", "buffet", "--bots", "fair,fair,fair,fair").complaint())
                .contains("room for 3 at most");
        assertThat(inn.run("", "new", "buffet", "--people", "2", "--names", "A,B,C").complaint())
                .contains("3 names for 2 seats");
        assertThat(inn.run("", "new", "buffet", "--names", "A,A").complaint()).contains("twice");
        assertThat(inn.run("", "new", "buffet", "--bots", "deep").complaint()).contains("deep");
        assertThat(inn.run("", "new", "buffet", "--clock", "soon").complaint()).contains("60,180");
        assertThat(inn.run("", "new", "buffet", "--server", "x").complaint()).contains("“x”");
        assertThat(inn.run("", "tables", "--server", "http://127.0.0.1:1").complaint())
                .contains("does not answer");
        assertThat(inn.run("", "new", "buffet", "--log", "x.log").complaint()).contains("--log");
    }
}
