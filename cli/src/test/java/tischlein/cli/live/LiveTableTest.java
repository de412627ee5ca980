package tischlein.cli.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.cli.TestServer;
import tischlein.cli.Typist;
import tischlein.cli.options.InvitationOption;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Outlet;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.client.HttpApi;
import tischlein.client.Invitation;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.words.Language;

@Timeout(120)
class LiveTableTest {
    @RegisterExtension final TestServer inn = new TestServer();
    @AutoClose private final HttpApi host = inn.errands("Ada");
    @AutoClose private final HttpApi other = inn.errands("Ben");
    @AutoClose private final Typist ada = new Typist();
    @AutoClose private final Typist ben = new Typist();

    /** Sits down, and stays until the typist leaves. */
    static CompletableFuture<Optional<String>> attend(
            TestServer inn, HttpApi errands, String table, Typist typist) {
        var err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        var around =
                new Surroundings(
                        new ByteArrayInputStream(new byte[0]),
                        new Outlet(new ByteArrayOutputStream()),
                        err,
                        inn.environment());
        var guest =
                new LiveGuest(
                        around,
                        new Voice(Language.EN),
                        Invitation.of(table, around.usualServer()),
                        errands,
                        "",
                        table,
                        true,
                        false);
        var company = InvitationOption.seated(table, Optional.empty(), errands, Language.EN);
        return attend(InstalledGames.played(errands.table(table)), guest, company, typist);
    }

    private static <S extends State<S>, V> CompletableFuture<Optional<String>> attend(
            Game<S, ?, V> game, LiveGuest guest, LiveSeats company, Typist typist) {
        var live = new LiveTable<>(game, guest, company, typist, new Seeded(5));
        return CompletableFuture.supplyAsync(
                () -> live.attend(), task -> Thread.ofPlatform().daemon().start(task));
    }

    /** Ada, who may start, sits at a table, and Ben comes; answers with what each waits for. */
    private List<CompletableFuture<Optional<String>>> sitDown() throws InterruptedException {
        var table = inn.table(host, "larder", 2, List.of("me", "open"));
        var first = attend(inn, host, table, ada);
        ada.see("“start” begins the game").type("sit");
        ada.see("You already have seat 0.");
        var second = attend(inn, other, table, ben);
        ada.see("Ben sits down at seat 1.");
        ben.see("the host will start it");
        return List.of(first, second);
    }

    /** Whose turn it is when both see the first dice: choices may still be to come. */
    private Typist mover() {
        return ada.text().contains("You roll") ? ada : ben;
    }

    @Test
    void peopleSitDownStandUpAndPointAtWhatTheyWouldDo() throws Exception {
        var stays = sitDown();
        ben.type("stand");
        ada.see("Ben leaves the table.").type("bot 1 greedy");
        ben.see("sits down at seat 1.").type("say nobody hears this");
        ben.see("you need a seat for that").type("vote");
        ada.type("bot 1 none");
        ben.see("leaves the table.").type("sit 1");
        ada.see("Ben sits down at seat 1.").type("start");
        ada.see("The game begins.").see("Dice still to place");
        ben.see("The game begins.").see("Dice still to place");
        var mover = mover();
        var mate = mover == ada ? ben : ada;
        mate.type("hint");
        mate.see("It is not your turn.").type("point");
        mate.see("\n  1  ").type("point dance");
        mate.see("“dance” is not one of the choices.").type("point 1");
        mover.see(" suggests: ").type("quit");
        mate.see("is away.").type("dance");
        mate.see("“dance” cannot be done now.").type("quit");
        assertThat(stays.getFirst().join()).isEmpty();
        assertThat(stays.getLast().join()).isEmpty();
    }

    @Test
    void theHostFreesASeatAndSendsSomebodyAway() throws Exception {
        var stays = sitDown();
        ben.type("free 0");
        ben.see("This is not your seat");
        ada.type("free 1");
        ada.see("The host has freed Ben’s seat.");
        ben.see("The host has freed your seat. You are watching.").type("sit 1");
        ada.see("Ben sits down at seat 1.").type("several on");
        ben.see("A guest may take several seats.");
        ada.type("remove 1");
        ada.see("The guest at seat 1 will not be able").type("remove 1 yes");
        ada.see("The host has sent Ben away.");
        ben.see("The host has sent you away from this table.");
        assertThat(stays.getLast().join()).isEmpty();
        ada.type("quit");
        assertThat(stays.getFirst().join()).isEmpty();
    }

    @Test
    void somebodyBesideTakesASeatTooAndEverybodyHasAFigure() throws Exception {
        var table = inn.table(host, "larder", 3, List.of("me", "open", "open"));
        var stay = attend(inn, host, table, ada);
        ada.see("“start” begins the game").type("sit 2");
        ada.see("Ada sits down at seat 2.").see("Ada is now called Ada 2.").type("call 2 Ben");
        ada.see("Ada 2 is now called Ben.").type("hand");
        ada.see("You are Ben now.").type("hand 1");
        ada.see("That is not one of your other seats.").type("hand 0");
        ada.see("You are Ada now.").type("figure");
        ada.see("Choose from: mouse, cat, ").type("figure frog");
        ada.see("Ada has a new figure: frog.").type("figure unicorn");
        ada.see("There is no such figure.").type("stand 2");
        ada.see("Ben leaves the table.").type("who");
        ada.see("Seat 0: Ada (that is you, host, figure: frog)").see("Seat 2: free");
        ada.type("earlier");
        ada.see("There is nothing to look back at yet.").type("quit");
        assertThat(stay.join()).isEmpty();
    }

    /** Ends a turn; three crosses of the other would bring the dice back. */
    private static void passOn(Typist mover, Typist mate) throws InterruptedException {
        do {
            mover.see("\n  1  ").type("1, stop");
        } while (!mate.seeOne("Place a die", "No die fits").equals("Place a die"));
    }

    @Test
    void earlierPositionsCanBeLookedAtAndNewsAreAnnounced() throws Exception {
        var table = inn.table(host, "larder", 2, List.of("me", "open"));
        var first = attend(inn, host, table, ada);
        ada.see("“start” begins the game");
        other.post("/api/tables/" + table + "/seats", Map.of());
        ada.see("Ben sits down at seat 1.");
        var second = attend(inn, other, table, ben);
        ben.see("the host will start it");
        ada.see("Ben is here.").type("start");
        ada.see("Dice still to place");
        ben.see("Dice still to place");
        var mover = mover();
        var mate = mover == ada ? ben : ada;
        passOn(mover, mate);
        mover.type("jump 1");
        mover.see("Step 1 of ").see(" roll").see("This is an earlier position.").type("1");
        mover.see("You are looking at an earlier position.").type("hint");
        mover.see("You are looking at an earlier position.").type("now");
        mover.see("The cat has ").type("later");
        mover.see("This is the current position.").type("jump 1");
        mover.see("Step 1 of ").see("This is an earlier position.");
        do { // three crosses would bring the dice back
            mate.see("\n  1  ").type("1, stop");
        } while (!mover.seeOne("It is your turn now.", "The game has moved on")
                .equals("It is your turn now."));
        mover.type("look");
        mover.see("Step 1 of ").see("This is an earlier position.").type("now");
        mover.see("The cat has ").type("look");
        mover.see("The cat has ").type("quit");
        mate.type("quit");
        assertThat(first.join()).isEmpty();
        assertThat(second.join()).isEmpty();
    }

    @Test
    void whoeverSitsThereCanDoAllThatThePageCan() throws Exception {
        var stays = sitDown();
        ben.type("name Benno");
        ada.see("Ben is now called Benno.");
        ada.type("mute 1");
        ben.see("Benno has been muted.");
        ada.type("mute 1 off");
        ben.see("Benno may chat again.");
        ada.type("chat off");
        ben.see("Chat is off.");
        ada.type("chat maybe");
        ada.see("For example: chat off").type("start");
        ada.see("The game begins.").see("Dice still to place");
        ada.type("hint");
        ada.see(" would choose: ").type("try 1");
        ada.see("\n").type("intro");
        ada.see("cat").type("rules 7.1");
        ada.see("7.1 ").type("who");
        ada.see("Seat 0: Ada (that is you, host, figure: owl, is choosing)").type("replay");
        ada.see("That is only possible when the game is over.").type("link");
        ada.see("#seat=").type("table");
        ada.see("There is no clock.").type("name");
        ada.see("For example: name Anna").type("log 3");
        ben.type("1");
        ben.see("It is not your turn.").type("stand");
        ben.see("Type “stand yes” to do it").type("stand yes");
        ada.see("Benno has left for good.").type("quit");
        assertThat(stays.getFirst().join()).isEmpty();
        ben.type("quit");
        assertThat(stays.getLast().join()).isEmpty();
    }
}
