package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.cli.ProgramRun;
import tischlein.cli.ScriptedTalk;
import tischlein.cli.TestServer;
import tischlein.cli.local.CommandWords;
import tischlein.cli.local.TypedLine;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Voice;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;
import tischlein.client.HttpApi;
import tischlein.client.Phrases;
import tischlein.kernel.Unsuitable;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Language;

@Timeout(120)
class JoinCommandTest {
    private static final String START = "start\n" + "1\n".repeat(2000);

    @RegisterExtension final TestServer inn = new TestServer();

    private String table(HttpApi host, String game) {
        int seats = InstalledGames.game(game).about().fewestSeats();
        var chairs = new ArrayList<>(Collections.nCopies(seats, "bot random"));
        chairs.set(0, "me");
        return inn.table(host, game, seats, chairs);
    }

    /** Each game in another language: play has them all in all, with the same screens. */
    @TestFactory
    Stream<DynamicTest> everyGameCanBePlayedToItsEndFromAPipe() {
        var games = InstalledGames.games();
        return IntStream.range(0, games.size())
                .mapToObj(n -> {
                    var game = games.get(n).about().name();
                    var language = Language.values()[n % Language.values().length];
                    return DynamicTest.dynamicTest(
                            game + " in " + language.code(), () -> play(game, language));
                });
    }

    private void play(String game, Language language) {
        try (var host = inn.errands("Ada")) {
            var table = table(host, game);
            var ended =
                    inn.run(START, "join", table, "--name", "Ada", "--lang", language.code())
                            .fine();
            assertThat(ended.lines())
                    .contains(new Voice(language).text("live.begins"))
                    .allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
            assertThat(ended.out()).contains(new Voice(language).text("live.bye"));
            assertThat(host.get("/api/tables/" + table).path("phase").asString()).isEqualTo("over");
        }
    }

    private static List<String> chairs(String... chairs) {
        return List.of(chairs);
    }

    @Test
    void aSeatIsFoundAgainByTheKeyThatOnlyItsOwnerCanRead() throws IOException {
        try (var host = inn.errands("Ada")) {
            var table = inn.table(host, "buffet", 3, chairs("me", "open", "open"));
            assertThat(inn.run("", "join", table, "--name", "Ada").fine().out())
                    .contains(
                            "Ada (that is you, host, figure: owl)",
                            "Come back with: tischlein join " + table + " --name Ada");
            assertThat(inn.run("", "join", table, "--name", "Ada").fine().out())
                    .contains("Seat 0: Ada (that is you, host, figure: owl)", "Seat 1: free");
        }
        var file = inn.folder().resolve("guests.json");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(Files.readString(file)).contains(inn.place() + " Ada");
    }

    /** Without coming: of who does both at once others may hear only that they sit down. */
    private void sitDown(String name, String table) {
        try (var guest = inn.errands(name)) {
            guest.post("/api/tables/" + table + "/seats", Map.of());
        }
    }

    @Test
    void peopleSeeOneAnotherComeAndTalk() throws Exception {
        try (var host = inn.errands("Ada")) {
            var table = inn.table(host, "buffet", 3, chairs("me", "open", "bot random"));
            try (var ada = ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ada")) {
                ada.see("Ada> ");
                sitDown("Ben", table);
                ada.see("Ben sits down at seat 1.");
                try (var ben =
                        ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ben")) {
                    ada.see("Ben is here.");
                    ben.see("Seat 1: Ben (that is you");
                    ada.type("say hello, Ben\nemote yum\n");
                    ben.see("Ada says: hello, Ben").see("Ada licks their lips.");
                    ada.type("start\n"); // it takes another way than what is said
                    ben.see("The game begins.").see("Ben> ").type("1\n");
                    ada.see("Chosen so far: ")
                            .see(" of 3.")
                            .type("who\nlook\nrules 7\nhint\nlog 3\nquit\n");
                    ada.see("Seat 0: Ada").see(" would choose: ").see("Your seat is kept.");
                    ben.seeAll("Your choice is noted.", "Ada is away.");
                }
            }
        }
    }

    @Test
    void aScriptTalksOutOfTurnAndItsChoicesWaitForTheirTurn() throws Exception {
        try (var host = inn.errands("Ada")) {
            var table = inn.table(host, "larder", 2, chairs("me", "open"));
            try (var ada = ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ada")) {
                ada.see("Ada> ");
                var script = "say I am early\nwho\n1\nsay my turn is over\n";
                try (var ben =
                        ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ben")) {
                    ben.type(script);
                    ada.see("Ben says: I am early").type("start\n");
                    ada.see("Ada> ").type("point 1\n1\n");
                    ben.see("Ben> say I am early").see("Ben> who").see("Seat 0: Ada");
                    ada.type("stop\n1\n".repeat(9)).see("Ben says: my turn is over");
                    assertThat(ada.text().indexOf("Ben says: my turn is over"))
                            .isGreaterThan(ada.text().indexOf("The game begins."));
                }
            }
        }
    }

    @Test
    void aChoiceFromAPipeIsForTheNextTurnAndChangesNone() throws Exception {
        try (var host = inn.errands("Ada")) {
            var table = inn.table(host, "buffet", 3, chairs("me", "open", "bot random"));
            try (var ada = ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ada")) {
                ada.see("Ada> ");
                sitDown("Ben", table);
                ada.see("Ben sits down at seat 1.");
                try (var ben =
                        ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ben")) {
                    ada.see("Ben is here.").type("start\n");
                    ben.see("The game begins.").type("1\n2\n").see("Your choice is noted.");
                    ada.type("1\n".repeat(200));
                    ben.see("reveals").see("Ben> 2");
                    assertThat(ben.text().split("Ben> 2", -1)).hasSize(2);
                }
            }
        }
    }

    @Test
    void aTableWhoseRulesAreOfAnotherAgeIsLeftAlone() {
        var table = ProtocolJson.MAPPER.readTree("{\"game\": \"buffet\", \"version\": 99}");
        assertThatThrownBy(() -> InstalledGames.played(table))
                .isInstanceOfSatisfying(
                        Unsuitable.class,
                        e ->
                                assertThat(new Voice(Language.EN).say(e.sentence()))
                                        .startsWith("That table plays version 99 of buffet"));
    }

    @Test
    void aServerThatGoesAwayAndComesBackCostsNothing() throws Exception {
        try (var host = inn.errands("Ada")) {
            var table = table(host, "buffet");
            try (var ada = ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ada")) {
                ada.see("Ada> ").type("start\n").see("Choose a card to play.").see("Ada> ");
                inn.restart();
                ada.see("The connection is lost.").see("Connected again.");
                ada.type("1\n".repeat(2000)).see("“rematch” plays again");
                assertThat(ada.ended().fine().out()).endsWith("Goodbye.\n");
            }
        }
    }

    @Test
    void afterTheEndThereIsARematch() throws Exception {
        try (var host = inn.errands("Ada")) {
            var table = table(host, "larder");
            try (var ada = ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ada")) {
                ada.see("Ada> ").type("start\n").see("Ada> ");
                while (!ada.text().contains("“rematch” plays again")) {
                    ada.type("1\n").see("Ada> ");
                }
                ada.type("save " + inn.folder().resolve("my.log") + "\n")
                        .see("Saved in")
                        .see("Ada> ");
                ada.type("hint\n").see("The game is over.").see("Ada> ");
                ada.type("bot 1\n").see("The game is over.").see("Ada> ");
                ada.type("replay\nnext\nas all\nback\nquit\n").see("1/").see("0/");
                ada.see("“replay” shows the game again").see("Ada> ");
                ada.type("review\n").see("Choices worth a second look").see("Ada> ");
                ada.type("rematch\n").see("that is you").see("Ada> ");
                ada.type("series\nrematch\n");
                ada.see("place  who  score  wins").see("only possible when the game is over.");
                ada.type("quit\n");
                ada.ended().fine();
            }
        }
        assertThat(ProgramRun.run("verify", inn.folder().resolve("my.log").toString()).fine().out())
                .contains("Everything fits.");
    }

    @Test
    void whoLooksOnHearsAllAndKnowsNoHand() throws Exception {
        try (var host = inn.errands("Ada")) {
            var table = table(host, "buffet");
            try (var eye = ScriptedTalk.with(inn.environment(), "watch", table, "--name", "Eve")) {
                eye.see("You are watching.");
                try (var ada =
                        ScriptedTalk.with(inn.environment(), "join", table, "--name", "Ada")) {
                    ada.see("Ada> ").type("start\n").see("Your cards");
                    eye.see("Cards in the pile");
                    ada.type("1\n".repeat(2000)).ended().fine();
                }
                assertThat(eye.ended().fine().out())
                        .contains("Ada reveals the ", "place  who")
                        .doesNotContain("Your cards");
            }
        }
    }

    @Test
    void whatCannotBeIsSaidInOneLine() {
        assertThat(inn.run("", "join", "NOSUCH").complaint()).isNotEmpty();
        assertThat(inn.run("", "join", "ftp://x/y").complaint()).contains("K7QF2C");
        assertThat(ProgramRun.run("join", "http://127.0.0.1:1/#/t/ABCDEF").complaint())
                .contains("http://127.0.0.1:1 does not answer.");
        try (var host = inn.errands("Ada")) {
            var table = table(host, "buffet");
            host.post("/api/tables/" + table + "/start", Map.of());
            assertThat(inn.run("", "join", table, "--name", "Ben").complaint())
                    .contains("tischlein watch " + table);
        }
    }

    @Test
    void theHelpNamesAllThatCanBeSaid() {
        for (var language : Language.values()) {
            var voice = new Voice(language);
            var help = voice.text("live.help");
            var names = CommandWords.of(voice);
            assertThat(TypedLine.Command.AFAR)
                    .allMatch(command ->
                            command == TypedLine.Command.HELP
                                    || help.contains("\n" + names.word(command) + " "));
            assertThat(help.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
        }
    }

    @Test
    void whatOthersWriteCannotMoveTheCursor() {
        assertThat(Phrases.clean("a\u001b[2Jb\u202ec")).isEqualTo("a[2Jbc");
    }
}
