package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;

/** The games that were found on the class path, by name. */
final class Shelf {
    private static final List<Game<?, ?, ?>> GAMES = found();

    private Shelf() {}

    private static List<Game<?, ?, ?>> found() {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        games.sort(Comparator.comparing(game -> game.about().name()));
        return List.copyOf(games);
    }

    static List<Game<?, ?, ?>> games() {
        return GAMES;
    }

    static List<String> names() {
        return GAMES.stream().map(game -> game.about().name()).toList();
    }

    /**
     * @throws Unsuitable if there is none of this name
     */
    static Game<?, ?, ?> game(String name) {
        return GAMES.stream()
                .filter(game -> game.about().name().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        new Unsuitable(
                                say("unsuitable.game").text("game", name).texts("games", names())));
    }
}
