package tischlein.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import tischlein.bots.Level;
import tischlein.kernel.Game;
import tischlein.table.Setup.Chair;
import tischlein.table.Setup.Kind;
import tischlein.words.Cast;
import tischlein.words.Language;

/**
 * What bots are called at the tables of one game: characters as in the game's texts, those for
 * study as in a list of our own.
 */
final class Casting {
    private static final List<String> NAMES =
            List.of("Nelli", "Bosco", "Piet", "Mimi", "Otto", "Zora", "Kuno", "Lotti");

    private static final List<String> FIGURES =
            List.of("hen", "dog", "goose", "cat", "pig", "sheep", "cow", "mouse");

    /** By the game's name: texts are read once. */
    private static final Map<String, Casting> KNOWN = new ConcurrentHashMap<>();

    private final Map<Language, Cast> casts = new EnumMap<>(Language.class);

    static Casting of(Game<?, ?, ?> game) {
        return KNOWN.computeIfAbsent(game.about().name(), _ -> new Casting(game));
    }

    private Casting(Game<?, ?, ?> game) {
        for (var language : Language.values()) {
            casts.put(language, Cast.of(game.getClass(), game.about().name(), language));
        }
    }

    /** A chair for a bot, with a name that nobody at the table has, and a figure likewise. */
    Chair chair(Setup setup, String bot) {
        var name =
                names(bot, Language.EN).stream()
                        .filter(each -> free(setup, each))
                        .findFirst()
                        .orElseThrow();
        var figure =
                FIGURES.stream()
                        .filter(each ->
                                setup.chairs().stream().noneMatch(c -> c.figure().equals(each)))
                        .findFirst()
                        .orElse(FIGURES.getFirst());
        return Chair.of(bot, name, figure);
    }

    /** Nobody there has this name, nor one that is taken for it. */
    private static boolean free(Setup setup, String name) {
        var skeleton = Skeleton.of(name);
        return setup.chairs().stream()
                .noneMatch(chair -> Skeleton.of(chair.name()).equals(skeleton));
    }

    private List<String> names(String bot, Language language) {
        var cast = casts.get(language);
        return cast == null || Level.named(bot).isEmpty() ? NAMES : cast.names(bot);
    }

    /** What a character on a chair is called, by language; nothing for whoever has one name. */
    Map<String, String> called(Chair chair) {
        var called = new TreeMap<String, String>();
        if (chair.kind() == Kind.BOT && Level.named(chair.bot()).isPresent()) {
            int n = names(chair.bot(), Language.EN).indexOf(chair.name());
            for (var language : casts.keySet()) {
                called.put(
                        language.code(),
                        n < 0 ? chair.name() : names(chair.bot(), language).get(n));
            }
        }
        return called;
    }
}
