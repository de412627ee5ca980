package tischlein.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tischlein.bots.Level;
import tischlein.bots.Ratings;
import tischlein.kernel.Game;
import tischlein.words.Cast;

/** Describes the characters that play a game against people, for clients. */
public final class Characters {
    private Characters() {}

    /** As docs/protocol.md defines it, the gentle ones first. */
    public static List<Map<String, Object>> of(Game<?, ?, ?> game, Cast cast) {
        var ratings = Ratings.of(game);
        var characters = new ArrayList<Map<String, Object>>();
        for (var level : Level.values()) {
            var described = new LinkedHashMap<String, Object>();
            described.put("bot", level.word());
            described.put("name", cast.names(level.word()).getFirst());
            described.put("style", cast.style(level.word()));
            described.put("millis", level.millis());
            ratings.rating(level.word()).ifPresent(rating -> described.put("rating", rating));
            characters.add(described);
        }
        return characters;
    }
}
