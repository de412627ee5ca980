package tischlein.cli.run;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import tischlein.client.Phrases;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;
import tools.jackson.databind.JsonNode;

/** The games that were found on the class path, by name. */
public final class InstalledGames {
    private static final List<Game<?, ?, ?>> GAMES = found();

    private InstalledGames() {}

    private static List<Game<?, ?, ?>> found() {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        games.sort(Comparator.comparing(game -> game.about().name()));
        return List.copyOf(games);
    }

    public static List<Game<?, ?, ?>> games() {
        return GAMES;
    }

    public static List<String> names() {
        return GAMES.stream().map(game -> game.about().name()).toList();
    }

    /**
     * @throws Unsuitable if there is none of this name
     */
    public static Game<?, ?, ?> game(String name) {
        return GAMES.stream()
                .filter(game -> game.about().name().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        new Unsuitable(
                                say("unsuitable.game").text("game", name).texts("games", names())));
    }

    /**
     * The game of a table, as a server describes it.
     *
     * @throws Unsuitable if this program does not play it, or only another version of it
     */
    public static Game<?, ?, ?> played(JsonNode table) {
        var game = game(Phrases.clean(table.path("game").asString("")));
        int version = table.path("version").asInt();
        return Game.inVersion(game, version)
                .orElseThrow(() ->
                        new Unsuitable(
                                say("unsuitable.rulesversion")
                                        .text("game", game.about().name())
                                        .number("version", version)
                                        .number("known", game.about().version())));
    }
}
