package tischlein.bots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import tischlein.kernel.Game;

/**
 * The measured strength of the bots in a game, from a file beside its texts that a contest made
 * (bench/levels). Everything that shows a rating reads it here.
 */
public final class Ratings {
    /** By the name of the game, so that its file is read only once. */
    private static final Map<String, Ratings> KNOWN = new ConcurrentHashMap<>();

    private final Properties figures = new Properties();

    private Ratings(Game<?, ?, ?> game) {
        var path = "/tischlein/" + game.about().name() + "/ratings.properties";
        try (var stream = game.getClass().getResourceAsStream(path)) {
            if (stream != null) {
                figures.load(stream);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    public static Ratings of(Game<?, ?, ?> game) {
        return KNOWN.computeIfAbsent(game.about().name(), _ -> new Ratings(game));
    }

    /** The rating of a bot, if it has been measured. */
    public OptionalInt rating(String bot) {
        var figure = figures.getProperty(bot);
        return figure == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(figure));
    }
}
