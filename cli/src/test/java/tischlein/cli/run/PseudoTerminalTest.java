package tischlein.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tischlein.cli.Pty;
import tischlein.words.Language;

@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PseudoTerminalTest {
    private static final String ENTER = "\r";
    private static final String END = "*** ";

    /** So many letters of a text stand on one line in any window. */
    private static final int BEGINNING = 12;

    /** Prompts are drawn again whenever somebody else does something; choices are not. */
    private static final String CHOICES = "\n  1  ";

    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";
    private static final String CALL_BACK = "\u0010"; // Ctrl-P, the line before
    private static final String CUT = "\u0015"; // Ctrl-U, the line so far
    private static final String PASTE = "\u0019"; // Ctrl-Y, what was cut

    @BeforeEach
    void terminalsCanBeMade() {
        assumeTrue(Pty.possible(), "There is no command “script” here, which makes terminals");
    }

    @Test
    void everyGameIsPlayedToItsEndInEveryLanguage() throws Exception {
        try (var terminal = Pty.start("play")) {
            for (var game : InstalledGames.games()) {
                for (var language : Language.values()) {
                    var more = new Voice(language).text("story.more");
                    var again = new Voice(language).text("play.review").substring(0, BEGINNING);
                    var seen = terminal.see("Anna> ", more, again, END);
                    while (!seen.equals(END)) {
                        terminal.press(seen.equals("Anna> ") ? "1" + ENTER : ENTER);
                        seen = terminal.see("Anna> ", more, again, END);
                    }
                    var name = game.about().name() + " " + language.code();
                    assertThat(terminal.see(name + " 0 ***")).as(name).isNotEmpty();
                    var end = game.about().team() ? "end.together" : "end.place";
                    assertThat(terminal.shown())
                            .contains(new Voice(language).text(end).split("\\{")[0].strip());
                }
            }
        }
    }

    @Test
    void everyGameIsPlayedToItsEndAtALiveTable() throws Exception {
        try (var terminal = Pty.start("join")) {
            for (var game : InstalledGames.games()) {
                terminal.see("Ada> ");
                terminal.press("start" + ENTER);
                while (terminal.see(CHOICES, "rematch” plays again").equals(CHOICES)) {
                    terminal.press("1" + ENTER);
                }
                terminal.see("Ada> ");
                terminal.press("quit" + ENTER);
                var name = game.about().name() + " en";
                assertThat(terminal.see(name + " 0 ***")).as(name).isNotEmpty();
            }
            shareTheScreen(terminal);
        }
    }

    /** Two seats of one guest: before each of them the screen is cleared, and what was typed. */
    private static void shareTheScreen(Pty terminal) throws Exception {
        terminal.see("Ada> ");
        terminal.press("start" + ENTER);
        terminal.see(CLEAR);
        terminal.see("Hand over to Ada.");
        terminal.press(ENTER);
        terminal.see(CLEAR);
        terminal.see("You are Ada now.");
        terminal.see(CHOICES);
        terminal.see("Ada> ");
        terminal.press("secret" + CUT + "1" + ENTER);
        terminal.see(CLEAR);
        terminal.see("Hand over to Ben.");
        terminal.press("say not yet" + ENTER);
        terminal.see("press Enter when nobody else is looking");
        terminal.press(ENTER);
        terminal.see(CLEAR);
        terminal.see("You are Ben now.");
        terminal.see("Ben> ");
        terminal.press(CALL_BACK + PASTE + ENTER);
        terminal.see("Type a choice, or");
        terminal.press("quit" + ENTER);
        assertThat(terminal.see("shared 0 ***")).isNotEmpty();
    }
}
