package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;

/** The games that were found on the class path, by name. */
final class Shelf {
    private static final List<Game<?, ?, ?>> GAMES =
            ServiceLoader.load(Game.class).stream()
                    .<Game<?, ?, ?>>map(found -> found.get())
                    .sorted(Comparator.comparing(game -> game.about().name()))
                    .toList();

    private Shelf() {}

    static List<Game<?, ?, ?>> games() {
        return GAMES;
    }

    /**
     * @throws Unsuitable if there is none of this name
     */
    static Game<?, ?, ?> game(String name) {
        return GAMES.stream()
                .filter(game -> game.about().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new Unsuitable(say("unsuitable.game")
                        .text("game", name)
                        .texts("games", GAMES.stream().map(game -> game.about().name()).toList())));
    }
}
