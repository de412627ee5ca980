package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.cli.ProgramRun;
import tischlein.cli.local.TypedLine;
import tischlein.cli.options.PeopleOption;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Voice;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;
import tischlein.cli.screen.RulesPage;
import tischlein.words.Language;

class PlayCommandTest {
    private static final String ALWAYS_THE_FIRST = "1\n".repeat(2000);

    private static String play(String input, String... more) {
        var arguments = Stream.concat(Stream.of("play", "buffet", "--seed", "3"), Stream.of(more));
        return ProgramRun.typed(input, arguments.toArray(String[]::new)).fine().out();
    }

    @TestFactory
    Stream<DynamicTest> everyGameCanBePlayedToItsEndByPipedLinesInEveryLanguage() {
        var tests = new ArrayList<DynamicTest>();
        for (var game : InstalledGames.games()) {
            for (var language : new String[] {"en", "fr", "de", "ja"}) {
                var name = game.about().name();
                tests.add(
                        DynamicTest.dynamicTest(
                                name + " in " + language, () -> playToTheEnd(name, language)));
            }
        }
        return tests.stream();
    }

    private static void playToTheEnd(String game, String language) {
        var ended =
                ProgramRun.typed(
                                ALWAYS_THE_FIRST,
                                "play",
                                game,
                                "--seed",
                                "3",
                                "--bots",
                                "random",
                                "--lang",
                                language)
                        .fine();
        var voice = new Voice(Language.coded(language).orElseThrow());
        var end =
                voice.text(InstalledGames.game(game).about().team() ? "end.together" : "end.place");
        assertThat(ended.lines())
                .anyMatch(line -> line.strip().startsWith(end.replace("{score}", "").strip()));
        assertThat(ended.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
    }

    @Test
    void theTableIsShownWithItsPeopleAndBots() {
        assertThat(play("", "--names", "Anna", "--bots", "greedy,random,greedy").lines())
                .contains(
                        "Schlacht am Buffet",
                        "  Seat 0: Anna",
                        "  Seat 1: Pip, a bot (greedy)",
                        "  Seat 2: Momo, a bot (random)");
    }

    @Test
    void charactersHaveTheirNames() {
        assertThat(play("", "--names", "Dot", "--bots", "gentle,gentle,fair").lines())
                .contains(
                        "  Seat 1: Crumb, a bot (gentle)",
                        "  Seat 2: Bean, a bot (gentle)",
                        "  Seat 3: Nibbles, a bot (fair)");
    }

    @Test
    void theSameSeedAndTheSameLinesGiveTheSameGame() {
        assertThat(play(ALWAYS_THE_FIRST)).isEqualTo(play(ALWAYS_THE_FIRST));
    }

    @Test
    void aChoiceIsMadeByNumberWordOrBeginning() {
        var byNumber = play("9\n").replace("> 9\n", ">\n");
        assertThat(byNumber).contains("You reveal the 9.");
        assertThat(play("play 9\n").replace("> play 9\n", ">\n")).isEqualTo(byNumber);
        assertThat(play("p 9\n").replace("> p 9\n", ">\n")).isEqualTo(byNumber);
    }

    @Test
    void whatCannotBePlayedIsRefusedWithTheRulesNumber() {
        assertThat(play("play 8\n")).contains("This card is not in the hand. (rule 4.1)");
        assertThat(play("keep\n")).contains("(rule 4.1)");
        assertThat(play("play\n")).contains("That could mean: play -1, play 0, ");
        assertThat(play("dance\n")).contains("“dance” is not one of the choices.");
        assertThat(play("\n")).contains("Type a choice, or “help”.");
    }

    @Test
    void aCompoundChoiceCanBeMadeInOneLineAndTakenBackUntilItIsComplete() {
        // The −1 alone in the first turn is last, so its player leaves first and may swap.
        var out = play("play -1\ngive 0, give 1, back, keep\n");
        assertThat(out)
                .contains("You give back the 0. You swap 1 card.")
                .doesNotContain("You give back the 1.");
        assertThat(play("play -1\nback\n")).contains("There is nothing to take back.");
        assertThat(play("play -1\nkeep, give 0\n")).contains("the rest was ignored: “give 0”");
        assertThat(play("play -1\ngive 1, give 0, keep\n"))
                .contains("Not in this order: Cards are given back in rising order.");
    }

    @Test
    void aLineWithSomethingWrongInItMakesNoMoveAtAll() {
        var out = play("play -1\ngive 0, give nothing\nkeep\n");
        assertThat(out).contains("give nothing").contains("You keep all your cards.");
        assertThat(out).doesNotContain("You give back");
    }

    @Test
    void aHintIsOneOfTheChoices() {
        assertThat(play("hint\n")).containsPattern("would choose: Play the −?\\d \\(play -?\\d\\)");
    }

    /** Which the introduction advises not to waste. */
    @Test
    void aHintDoesNotWasteTheHighestCard() {
        assertThat(play("hint\n"))
                .contains("9 (play 9)")
                .doesNotContain("would choose: Play the 9");
    }

    @Test
    void theLogTellsWhatHappenedToTheOneWhoAsks() {
        var out = play("play 9\nlog 1000\n");
        assertThat(out.substring(out.lastIndexOf("log 1000")))
                .containsPattern("You\\s+draw\\s+(−?\\d,\\s+){8}−?\\d\\.")
                .contains("Nibbles draws a card.");
        assertThat(play("log 6\n")).contains("> log 6\nBiscuit draws a card. (9 times) Now on");
        assertThat(play("log many\n")).contains("log: “many” is not a whole number");
    }

    @Test
    void earlierPositionsCanBeLookedAtAndNothingIsChosenThere() {
        var out =
                play(
                        "play 9\nplay 0\njump 1\n1\nback\nlook\nlater\nearlier 9\nnow\n1\n",
                        "--bots",
                        "random");
        assertThat(out)
                .contains("Guest 0 1/4> 1\nYou are looking at an earlier position.")
                .contains("Guest 0 1/4> back\n\nStep 1 of 4:")
                .contains("Guest 0 1/4> later\n\nStep 2 of 4:\nYou reveal the 9.")
                .contains("Guest 0 2/4> earlier 9\n\nStep 1 of 4:")
                .contains("Your cards: −1, 0, 1, 2, 3, 4, 6, 7, 9\nThis is an earlier position.");
        var back = out.substring(out.indexOf("1/4> now"));
        assertThat(back).contains("Choose a card to play.").doesNotContain("past");
        assertThat(play("earlier\n")).contains("There is nothing to look back at yet.");
        assertThat(play("play 9\nlater\n")).contains("This is the current position.");
        assertThat(play("play 9\njump 3\n", "--bots", "random"))
                .contains("This is the current position.");
    }

    @Test
    void theRulesCanBeRead() {
        assertThat(play("rules\n")).contains("Schlacht am Buffet").contains("12 Three seats");
        assertThat(play("rules 5.2\n"))
                .contains("5.2 If several")
                .doesNotContain("5.1 ")
                .doesNotContain("**");
        assertThat(play("rules 7\n")).contains("7 Two mice").contains("7.2 ");
        assertThat(play("rules 99\n")).contains("There is no rule “99”.");
    }

    @Test
    void everyLanguageHasRulesAndAnIntroductionToEveryGame() {
        for (var game : InstalledGames.games()) {
            for (var language : Language.values()) {
                var page = new RulesPage(game.about().name(), new Voice(language));
                assertThat(page.lines("1.1")).as(language.code()).hasSizeGreaterThan(1);
                assertThat(page.introduction()).as(language.code()).hasSizeGreaterThan(4);
                assertThat(page.lines(""))
                        .allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
            }
        }
    }

    @Test
    void helpNamesAllThatCanBeSaid() {
        var out = play("help\n");
        for (var command : TypedLine.Command.AT_HOME) {
            assertThat(
                            command == TypedLine.Command.HELP
                                    || out.contains("\n" + command.word() + " "))
                    .isTrue();
        }
    }

    @Test
    void whenItIsOverTheGameCanBeToldAgain() {
        var moves = "1\n".repeat(2000);
        var out = ProgramRun.typed(moves, "play", "larder", "--seed", "3", "--seats", "1").out();
        assertThat(out).as("nobody is asked at a pipe").doesNotContain("“review”");
        int lines = (int) Pattern.compile("(?m)^.*> 1$").matcher(out).results().count();
        var again =
                ProgramRun.typed(
                                "1\n".repeat(lines) + "review\n",
                                "play",
                                "larder",
                                "--seed",
                                "3",
                                "--seats",
                                "1")
                        .fine()
                        .out();
        assertThat(again).contains("Choices worth a second look").contains("luck");
    }

    @Test
    void handingOverIsAskedForInOneLineHoweverLongTheName() {
        var name = List.of("M".repeat(PeopleOption.LONGEST_NAME));
        for (var language : Language.values()) {
            var line = new Voice(language).naming(name).say(say("play.hand").seat(0));
            assertThat(Layout.width(line)).as(line).isLessThan(Window.USUAL_COLUMNS);
        }
    }

    @Test
    void severalPeopleHandOverAndNobodySeesTheOthersCards() {
        var out =
                play("play 9\n1\n", "--seats", "3", "--names", "Anna,Ben").replaceAll("\\s+", " ");
        int handedOver = out.indexOf("Hand over to Ben.");
        assertThat(out.indexOf("Hand over to Anna.")).isBetween(0, handedOver);
        var seenByBen = out.substring(handedOver);
        assertThat(seenByBen).contains("Anna draws a card. (9 times) You draw ");
        assertThat(seenByBen.substring(0, seenByBen.indexOf("Ben>"))).doesNotContain("reveals");
        assertThat(out.substring(0, handedOver)).contains("Ben draws a card. (9 times)");
    }

    @Test
    void whatPeopleDoTogetherIsRevealedToAllAtTheEnd() {
        var out = play(ALWAYS_THE_FIRST, "--seats", "3", "--names", "Anna,Ben,Cleo");
        assertThat(out)
                .contains("It is over! Gather round")
                .containsPattern("(Anna|Ben|Cleo) wins\\.");
    }
}
