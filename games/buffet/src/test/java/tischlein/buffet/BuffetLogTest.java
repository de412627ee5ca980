package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;
import tischlein.log.Replay;
import tischlein.testkit.pages.LogPage;
import tischlein.testkit.play.Counts;
import tischlein.testkit.play.GameScript;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** Logs of a real game: the page that explains them, and what is said of bad ones. */
class BuffetLogTest {
    private static final String HEADER = "tischlein 1\ngame buffet 1\nseats 4\n";

    private static void replay(String text) {
        Replay.of(new Buffet(), LogReader.read("game.log", text)).finish(News.UNHEARD);
    }

    private static String error(Language language, String text) {
        var error = catchThrowableOfType(LogError.class, () -> replay(text));
        assertThat(error).as("an error in %s", text).isNotNull();
        return new Speaker(Texts.of(Buffet.class, "buffet", language)).say(error.told());
    }

    private static String error(String text) {
        return error(Language.EN, text);
    }

    /** The first seven moves of the example, and then these lines. */
    private static String after(String lines) {
        return HEADER + "* draw 1\n".repeat(3) + lines;
    }

    @Test
    void theExampleOfThePageGoesAsItSays() {
        var script = GameScript.ofLog(new Buffet(), LogPage.example());
        assertThat(script.waiting()).containsExactly(0, 2);
        assertThat(script.view(1).hand()).containsExactly(1, 2, 5, 6, 6, 8, 8, 9);
    }

    @Test
    void thePageShowsErrorsAsTheyAre() {
        var early = LogPage.example().replace("1 keep", "0 play 9");
        var wrong = LogPage.example().replaceFirst("draw 9", "drow 9");
        assertThat(LogPage.text()).contains("\n" + error(early) + "\n", "\n" + error(wrong) + "\n");
    }

    @Test
    void aLogWrittenReadAndWrittenAgainIsTheSame() {
        var text = HEADER + "* draw 1\n* draw -1\n";
        var log = LogReader.read("game.log", text.replace("\n", "\r\n") + "# a remark\n\n");
        var replay = Replay.of(new Buffet(), log).finish(News.UNHEARD);
        var written =
                new LogWriter(new Buffet().about(), replay.table()).entries(log.entries()).text();
        assertThat(written).isEqualTo(text.replace("seats 4", "seats 4 edition japanese first 0"));
    }

    @Test
    void anUnknownWordIsToldWithTheNearestOnes() {
        assertThat(error(after("* draw 10\n")))
                .isEqualTo(
                        "game.log, line 7: No move is called “draw 10”. Did you mean: draw 0, draw 1, draw -1?"
                                + " Possible now: * draw -1, * draw 0, * draw 1, * draw 2, * draw 3,"
                                + " * draw 4, * draw 5, * draw 6 and more.");
        assertThat(error(after("* shuffle everything\n")))
                .startsWith(
                        "game.log, line 7: No move is called “shuffle everything”. Possible now: ");
    }

    @Test
    void aMoveAgainstTheRulesIsToldWithTheRule() {
        assertThat(error(after("0 play 1\n")))
                .startsWith(
                        "game.log, line 7: “0 play 1” is against rule 2.2: Cards are being drawn now. Possible now: * draw -1,");
        assertThat(error(Language.JA, after("0 play 1\n")))
                .startsWith("game.logの7行目：「0 play 1」はルール2.2に反します。");
    }

    @Test
    void aMoveThatOnlyTheLogHasAnOrderForIsToldWithoutARule() {
        var swap = LogPage.example().replace("1 give 0\n", "1 give 5\n1 give 1\n");
        assertThat(error(swap))
                .contains(
                        "“1 give 1” is out of order: Cards are given back in rising order."
                                + " Possible now: 1 give 6, 1 give 8, 1 keep.")
                .doesNotContain("rule");
    }

    @Test
    void aSeatThatIsNotThereIsTold() {
        assertThat(error(after("4 play 1\n")))
                .isEqualTo("game.log, line 7: There is no seat 4. The seats are 0 to 3.");
        assertThat(error(after("30 draw 1\n")))
                .isEqualTo("game.log, line 7: There is no seat 30. The seats are 0 to 3.");
        assertThat(error(after("~ 5 " + "0".repeat(64) + "\n")))
                .contains("line 7: There is no seat 5.");
        assertThat(error(after("! 5 00\n"))).contains("line 7: There is no seat 5.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    game buffet 2  | seats 4               | line 2: This log is from version 2 of buffet; this program plays version 1.
                    game chess 1   | seats 2               | line 2: There is no game “chess”. Choose from: buffet.
                    game buffet 1  | seats 7               | line 3: buffet is for 3 to 6 seats, not for 7.
                    game buffet 1  | seats 4 edition dutch | line 3: Option edition cannot be “dutch”. Choose from: japanese, french.
                    game buffet 1  | seats 4 first 4       | line 3: Option first cannot be “4”. Choose from: 0, 1, 2, 3, lot.
                    game buffet 1  | seats 4 last 1        | line 3: buffet has no option “last”. Choose from: edition, first.
                    """)
    void aTableThatCannotBeIsTold(String game, String seats, String error) {
        assertThat(error("tischlein 1\n" + game + "\n" + seats + "\n"))
                .isEqualTo("game.log, " + error);
    }

    @Test
    void nothingCanFollowTheEnd() {
        var text = finished();
        int lines = (int) text.lines().count();
        assertThat(error(text + "0 play 1\n"))
                .isEqualTo(
                        "game.log, line "
                                + (lines + 1)
                                + ": The game is already over; nothing can follow.");
    }

    private static String finished() {
        var game = new Buffet();
        var options = game.about().options(4);
        var log = new LogWriter(game.about(), options);
        var random = new Seeded(7);
        var s = game.start(options);
        for (int waiting = s.waiting; waiting != 0; waiting = s.waiting) {
            int actor = Integer.numberOfTrailingZeros(waiting);
            var codes = new int[Game.MOST_CHOICES];
            int n = game.choices(s, actor, codes);
            int code = codes[random.nextInt(n)];
            log.move(actor, game.words().word(code));
            game.play(s, actor, code, News.UNHEARD);
        }
        return log.text();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void damagedLogsAreRefusedWithAClearWordOrPlayed(Language language) {
        var random = new Seeded(Counts.SEED, language.ordinal());
        var speaker = new Speaker(Texts.of(Buffet.class, "buffet", language));
        var text = finished();
        int refused = 0;
        for (int n = 0; n < Counts.DAMAGED_LOGS; n++) {
            var damaged = damaged(text, random).getBytes(StandardCharsets.UTF_8);
            if (random.nextInt(4) == 0) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            try {
                var log = LogReader.read("game.log", new ByteArrayInputStream(damaged));
                Replay.of(new Buffet(), log).finish(News.UNHEARD);
            } catch (LogError e) {
                refused++;
                assertThat(speaker.say(e.told()))
                        .startsWith("game.log")
                        .doesNotContain("\n", "\u001b");
            }
        }
        assertThat(refused).isBetween(Counts.DAMAGED_LOGS / 2, Counts.DAMAGED_LOGS);
    }

    /** A beginning of the log, with a few things in it changed. */
    private static String damaged(String text, Seeded random) {
        var damaged = new StringBuilder(text.substring(0, 20 + random.nextInt(1_000)));
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(5)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 ->
                        damaged.insert(
                                at, (char) random.nextInt(random.nextInt(2) == 0 ? 128 : 0xD800));
                case 2 -> damaged.setCharAt(at, damaged.charAt(random.nextInt(damaged.length())));
                case 3 -> damaged.insert(at, damaged.substring(at));
                default -> swapLines(damaged, random);
            }
        }
        return damaged.toString();
    }

    private static void swapLines(StringBuilder text, Seeded random) {
        var lines = text.toString().split("\n", -1);
        int one = random.nextInt(lines.length);
        int other = random.nextInt(lines.length);
        List<String> list = Arrays.asList(lines);
        var line = list.set(one, list.get(other));
        list.set(other, line);
        text.replace(0, text.length(), String.join("\n", list));
    }
}
