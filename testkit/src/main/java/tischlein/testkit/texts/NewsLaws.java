package tischlein.testkit.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.testkit.pages.RulePage;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/**
 * What must hold of each kind of news, happened or not: it names rules of the game's page, and an
 * example of it can be said in every language.
 */
public final class NewsLaws {
    private NewsLaws() {}

    /**
     * @param kinds all that can happen in the game
     */
    public static void check(Game<?, ?, ?> game, News.Happening... kinds) {
        var name = game.about().name();
        assertThat(faults(RulePage.of(name), kinds)).as("news of " + name).isEmpty();
        for (var language : Language.values()) {
            var speaker = new Speaker(Texts.of(game.getClass(), name, language));
            for (var kind : kinds) {
                assertThat(speaker.say(kind.example())).as(kind.name()).isNotBlank();
            }
        }
    }

    static List<String> faults(RulePage page, News.Happening... kinds) {
        var faults = new ArrayList<String>();
        for (var kind : kinds) {
            var rules = List.of(kind.rule().split(", ", -1));
            var unknown = rules.stream().filter(rule -> !page.has(rule)).toList();
            unknown.forEach(rule -> faults.add(kind.name() + ": no rule \"" + rule + '"'));
            if (unknown.isEmpty()
                    && !rules.stream()
                            .sorted(RulePage::compare)
                            .distinct()
                            .toList()
                            .equals(rules)) {
                faults.add(kind.name() + ": not in order");
            }
            if (hollow(kind.example())) {
                faults.add(kind.name() + ": nothing in a list of its example");
            }
        }
        return faults;
    }

    /** Whether a list in it is empty, so that a hole would be read. */
    private static boolean hollow(Phrase phrase) {
        return switch (phrase) {
            case Phrase.Seat _, Phrase.Figure _, Phrase.Text _ -> false;
            case Phrase.Series(List<Phrase> items) ->
                    items.isEmpty() || items.stream().anyMatch(NewsLaws::hollow);
            case Phrase.Sentence(_, Map<String, Phrase> parts) ->
                    parts.values().stream().anyMatch(NewsLaws::hollow);
        };
    }
}
