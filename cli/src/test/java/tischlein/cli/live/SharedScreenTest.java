package tischlein.cli.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.cli.TestServer;
import tischlein.cli.Typist;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;
import tischlein.client.HttpApi;

/** One guest who has several seats at a live table. */
@Timeout(120)
class SharedScreenTest {
    private static final String ONES = "1\n".repeat(2000);

    @RegisterExtension final TestServer inn = new TestServer();
    @AutoClose private final HttpApi host = inn.errands("Ada");

    private String table(String game, String... chairs) {
        return inn.table(host, game, chairs.length, List.of(chairs));
    }

    private void call(String table, int seat, String name) {
        host.put("/api/tables/" + table + "/seats/" + seat + "/name", Map.of("name", name));
    }

    /** A table at which Ada and Ben, who share a screen, choose in secret. */
    private String secretTable() {
        var table = table("buffet", "me", "me", "bot random");
        call(table, 1, "Ben");
        return table;
    }

    /** Both sit there, and Ada begins. */
    private CompletableFuture<Optional<String>> begin(Typist both) throws InterruptedException {
        var stay = LiveTableTest.attend(inn, host, secretTable(), both);
        both.see("“start” begins").type("start");
        both.see("Hand over to Ada.");
        return stay;
    }

    /** Ada chooses, and Ben looks at his cards. */
    private static void handOnToBen(Typist both) throws InterruptedException {
        both.type("");
        both.see("Your cards").type("1");
        both.see("Hand over to Ben.").type("");
        both.see("You are Ben now.").see("Your cards");
    }

    @Test
    void aScriptPlaysAllSeatsInASecretGame() {
        var table = secretTable();
        var out = inn.run("start\n" + ONES, "join", table, "--name", "Ada").fine().out();
        assertThat(out)
                .contains("Hand over to Ada.", "You are Ada now.", "Ada> 1")
                .contains("Hand over to Ben.", "You are Ben now.", "Ben> 1", "place  who");
        assertThat(out.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
        assertThat(host.get("/api/tables/" + table).path("phase").asString()).isEqualTo("over");
    }

    @Test
    void whereNothingIsHiddenTheScreenFollowsTheTurn() {
        var table = table("larder", "me", "me");
        call(table, 1, "Ben");
        var out = inn.run("start\n" + ONES, "join", table, "--name", "Ada").fine().out();
        assertThat(out)
                .contains("You are Ben now.", "You are Ada now.", "Ada> 1", "Ben> 1")
                .contains("Score of all together")
                .doesNotContain("Hand over");
        // What happens is told once, whoever sits there.
        assertThat(out.split("The game begins\\.")).hasSize(2);
        assertThat(rolls(out)).isNotEmpty();
        for (var told : out.split("\n\n")) assertThat(rolls(told)).doesNotHaveDuplicates();
    }

    /** The sentences about rolls; those of one turn have fewer dice each. */
    private static List<String> rolls(String told) {
        return Stream.of(told.replaceAll("\\s+", " ").split("(?<=[.:]) "))
                .filter(sentence -> sentence.matches("\\w+ rolls? .*"))
                .toList();
    }

    /** All have chosen. Who is out has nothing to do any more; then it is told to the other. */
    private static void reveal(Typist both) throws InterruptedException {
        if (!both.seeOne("reveals", "Hand over to Ada.").equals("reveals")) {
            both.type("");
            both.see("reveals");
        }
    }

    @Test
    void whoLeavesForGoodSeesNothingOfTheOneWhoStays() throws Exception {
        try (var both = new Typist()) {
            var stay = begin(both);
            handOnToBen(both);
            both.type("stand yes");
            both.see("Hand over to Ada.").type("");
            both.see("***").see("You are Ada now.").see("Your cards").type("quit");
            stay.join();
        }
    }

    @Test
    void theScreenLeavesThePastWhenItIsHandedOn() throws Exception {
        try (var both = new Typist()) {
            var stay = begin(both);
            handOnToBen(both);
            both.type("1");
            reveal(both);
            both.type("jump 1");
            both.see("Step 1 of ").see("This is an earlier position.").type("hand");
            both.see("Hand over to ").type("");
            both.see("***").see(" now.").see("Your cards").type("jump 1");
            both.see("Step 1 of ").see("This is an earlier position.").type("quit");
            stay.join();
        }
    }

    @Test
    void aCurtainFallsBetweenTwoWhoChooseAtTheSameTime() throws Exception {
        try (var both = new Typist()) {
            var stay = begin(both);
            both.type("look");
            both.see("press Enter when nobody else is looking").type("");
            both.see("***").see("You are Ada now.").see("Your cards").type("1");
            both.see("Your choice is noted.").see("Hand over to Ben.");
            int curtain = both.text().length();
            both.type("");
            both.see("***").see("You are Ben now.").see("Your cards").type("hand 0");
            both.see("Hand over to Ada.").type("");
            both.see("You are Ada now.").see("Your cards").type("2");
            both.see("Your choice is noted.").see("Hand over to Ben.").type("");
            both.see("You are Ben now.").type("1");
            reveal(both);
            both.type("quit");
            stay.join();
            assertThat(both.text().substring(0, curtain)).doesNotContain("You are Ben now.");
        }
    }
}
