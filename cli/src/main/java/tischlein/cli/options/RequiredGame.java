package tischlein.cli.options;

import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.cli.run.InstalledGames;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Unsuitable;

/** The part of a command line that has to name a game, and sets up a table of it. */
public final class RequiredGame {
    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            descriptionKey = "help.game")
    private String name = "";

    @Mixin private final TableOptions table = new TableOptions();

    /**
     * @throws Unsuitable if there is none of this name
     */
    public Game<?, ?, ?> game() {
        return InstalledGames.game(name);
    }

    /**
     * @throws Unsuitable if the game has no such table
     */
    public Options options() {
        return options(Map.of());
    }

    /**
     * The same with some options that are chosen elsewhere on the command line.
     *
     * @throws Unsuitable if the game has no such table
     */
    public Options options(Map<String, String> more) {
        return table.options(game().about(), more);
    }
}
