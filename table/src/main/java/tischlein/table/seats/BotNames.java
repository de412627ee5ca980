package tischlein.table.seats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import tischlein.bots.Level;
import tischlein.kernel.Game;
import tischlein.table.store.Setup;
import tischlein.table.store.Setup.Chair;
import tischlein.table.store.Setup.Kind;
import tischlein.words.Cast;
import tischlein.words.Language;

/**
 * What bots are called at the tables of one game: characters have names from the game's texts, bots
 * for study names from a fixed list.
 */
public final class BotNames {
    private static final List<String> NAMES =
            List.of("Nelli", "Bosco", "Piet", "Mimi", "Otto", "Zora", "Kuno", "Lotti");

    private static final List<String> FIGURES =
            List.of("hen", "dog", "goose", "cat", "pig", "sheep", "cow", "mouse");

    /** By the name of the game, so that its texts are read only once. */
    private static final Map<String, BotNames> KNOWN = new ConcurrentHashMap<>();

    private final Map<Language, Cast> casts = new EnumMap<>(Language.class);

    public static BotNames of(Game<?, ?, ?> game) {
        return KNOWN.computeIfAbsent(game.about().name(), _ -> new BotNames(game));
    }

    private BotNames(Game<?, ?, ?> game) {
        for (var language : Language.values()) {
            casts.put(language, Cast.of(game.getClass(), game.about().name(), language));
        }
    }

    /**
     * A chair for a bot, with a name that nobody else at the table has and, if possible, a figure
     * of its own.
     */
    Chair chair(Setup setup, int seat, String bot) {
        var name =
                names(bot, seat).stream()
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

    /** Whether nobody at the table has this name or one that looks like it. */
    private static boolean free(Setup setup, String name) {
        var skeleton = NameSkeleton.of(name);
        return setup.chairs().stream()
                .noneMatch(chair -> NameSkeleton.of(chair.name()).equals(skeleton));
    }

    /**
     * The names for a bot at a seat, those that suit it first: a game draws its seats differently,
     * and the first character of a family looks like the seat after the host's.
     */
    private List<String> names(String bot, int seat) {
        var names = new ArrayList<>(names(bot, Language.EN));
        if (Level.named(bot).isPresent()) {
            names.addFirst(names.get(Math.floorMod(seat - 1, names.size())));
        }
        return names;
    }

    private List<String> names(String bot, Language language) {
        var cast = casts.get(language);
        return cast == null || Level.named(bot).isEmpty() ? NAMES : cast.names(bot);
    }

    /** The names of the character on a chair, by language; empty if the bot is not a character. */
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
