package tischlein.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.log.Replay;

/** docs/log.md: the words of a game must be in it, and the logs in it must be playable. */
public final class LogPage {
    private static final Pattern LOG = Pattern.compile("(?ms)^```\\n(tischlein .*?)^```$");

    private LogPage() {}

    /** Looks for a section on the game that has, in backquotes, a move with each of its verbs. */
    public static void checkWords(Game<?, ?, ?> game) {
        var page = text();
        var heading = "\n## The words of " + game.about().name() + "\n";
        assertThat(page).contains(heading);
        var section = page.substring(page.indexOf(heading) + heading.length()).split("\n## ", 2)[0];
        var words = game.words();
        var verbs =
                IntStream.range(0, words.size()).mapToObj(code -> words.word(code).split(" ")[0]);
        verbs.distinct().forEach(verb -> assertThat(section).containsPattern("`" + verb + "[ `]"));
        for (var option : game.about().options()) {
            assertThat(section).contains("`" + option.name() + "`");
        }
    }

    /** Plays all the logs of a game on the page, and returns how many there are. */
    public static <S extends State<S>> int play(Game<S, ?, ?> game) {
        var logs =
                logs().stream().filter(log -> log.contains("\ngame " + game.about().name() + " "));
        return logs.mapToInt(log -> play(game, log)).sum();
    }

    private static <S extends State<S>> int play(Game<S, ?, ?> game, String log) {
        Replay.of(game, LogReader.read("docs/log.md", log)).finish(News.UNHEARD);
        return 1;
    }

    /** The text of the first log on the page. */
    public static String example() {
        return logs().getFirst();
    }

    private static List<String> logs() {
        return LOG.matcher(text()).results().map((MatchResult log) -> log.group(1)).toList();
    }

    /** The page as it is. */
    public static String text() {
        return Project.read(Project.root().resolve("docs/log.md"));
    }
}
