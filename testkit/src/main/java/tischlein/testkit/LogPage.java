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

/**
 * docs/log.md and the page of each game beside it: a game's words must be on its page, and the logs
 * there must be playable.
 */
public final class LogPage {
    private static final Pattern LOG = Pattern.compile("(?ms)^```\\n(tischlein .*?)^```$");

    private LogPage() {}

    /** Looks on the game's own page for a move with each of its verbs, and for its options. */
    public static void checkWords(Game<?, ?, ?> game) {
        var page = Project.read(Project.root().resolve("docs/log/" + game.about().name() + ".md"));
        var words = game.words();
        IntStream.range(0, words.size())
                .mapToObj(code -> words.word(code).split(" ")[0])
                .distinct()
                .forEach(verb -> assertThat(page).containsPattern("`([*0-9] )?" + verb + "[ `]"));
        for (var option : game.about().options()) {
            assertThat(page).containsPattern("[` ]" + option.name() + "[` ]");
        }
        logs(page).forEach(log -> play(game, log));
    }

    private static <S extends State<S>> void play(Game<S, ?, ?> game, String log) {
        Replay.of(game, LogReader.read("docs/log", log)).finish(News.UNHEARD);
    }

    /** The text of the first log on the page. */
    public static String example() {
        return logs(text()).getFirst();
    }

    private static List<String> logs(String page) {
        return LOG.matcher(page).results().map((MatchResult log) -> log.group(1)).toList();
    }

    /** The page as it is. */
    public static String text() {
        return Project.read(Project.root().resolve("docs/log.md"));
    }
}
