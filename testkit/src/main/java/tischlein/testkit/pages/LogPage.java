package tischlein.testkit.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.log.Replay;

/**
 * docs/log.md and the page of each game beside it: a game's words must be on its page, all of its
 * moves in their order, and the logs there must be playable.
 */
public final class LogPage {
    private static final Pattern LOG = Pattern.compile("(?ms)^```\\n(tischlein .*?)^```$");
    private static final Pattern ORDER =
            Pattern.compile("(?s)## The order of the moves\n.*?```text\n(.*?)\n```");
    private static final Pattern RANGE = Pattern.compile("(.* )(-?\\d+) … \\1(-?\\d+)");

    private LogPage() {}

    /** Looks on the game's own page for a move with each of its verbs, and for its options. */
    public static void checkWords(Game<?, ?, ?> game) {
        var page = page(game);
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

    /** Compares the game's moves with those on its own page, one by one and in their order. */
    public static void checkOrder(Game<?, ?, ?> game) {
        var words = game.words();
        assertThat(order(page(game)))
                .containsExactlyElementsOf(
                        IntStream.range(0, words.size()).mapToObj(words::word).toList());
    }

    private static List<String> order(String page) {
        var list = ORDER.matcher(page);
        assertThat(list.find()).as("the order of the moves is on the page").isTrue();
        return Pattern.compile(", |\\n")
                .splitAsStream(list.group(1))
                .flatMap(LogPage::written)
                .toList();
    }

    /** A move, or all of those that {@code draw 1 … draw 8} stands for. */
    private static Stream<String> written(String moves) {
        var range = RANGE.matcher(moves);
        return range.matches()
                ? IntStream.rangeClosed(
                                Integer.parseInt(range.group(2)), Integer.parseInt(range.group(3)))
                        .mapToObj(number -> range.group(1) + number)
                : Stream.of(moves);
    }

    private static <S extends State<S>> void play(Game<S, ?, ?> game, String log) {
        Replay.of(game, LogReader.read("docs/log", log)).finish(News.UNHEARD);
    }

    private static String page(Game<?, ?, ?> game) {
        return ProjectFiles.read(ProjectFiles.page(game.about().name(), "log"));
    }

    /** The text of the first log on a game's own page. */
    public static String example(Game<?, ?, ?> game) {
        return logs(page(game)).getFirst();
    }

    /** The text of the first log on the page that is about all games. */
    public static String example() {
        return logs(text()).getFirst();
    }

    private static List<String> logs(String page) {
        return LOG.matcher(page).results().map((MatchResult log) -> log.group(1)).toList();
    }

    /** The page as it is. */
    public static String text() {
        return ProjectFiles.read(ProjectFiles.root().resolve("docs/log.md"));
    }
}
