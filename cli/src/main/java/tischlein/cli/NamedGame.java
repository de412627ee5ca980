package tischlein.cli;

import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Unsuitable;

/** The part of a command line that has to name a game, and sets up a table of it. */
final class NamedGame {
    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            descriptionKey = "help.game")
    private String name = "";

    @Mixin private final TableChoice table = new TableChoice();

    /**
     * @throws Unsuitable if there is none of this name
     */
    Game<?, ?, ?> game() {
        return Shelf.game(name);
    }

    /**
     * @throws Unsuitable if the game has no such table
     */
    Options options() {
        return options(Map.of());
    }

    /**
     * The same with some options that are chosen elsewhere on the command line.
     *
     * @throws Unsuitable if the game has no such table
     */
    Options options(Map<String, String> more) {
        return table.options(game().about(), more);
    }
}
