package tischlein.cli.options;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.cli.run.InstalledGames;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Unsuitable;

/** The part of a command line that names a game and its table, unless something else does. */
public final class GameOption {
    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            arity = "0..1",
            descriptionKey = "help.game")
    private Optional<String> name = Optional.empty();

    @Mixin private final TableOptions table = new TableOptions();

    public boolean named() {
        return name.isPresent();
    }

    /** Whether anything is said here. */
    public boolean made() {
        return named() || table.made();
    }

    /**
     * @throws Unsuitable if none is named, or one that there is not
     */
    public Game<?, ?, ?> game() {
        return InstalledGames.game(
                name.orElseThrow(() ->
                        new Unsuitable(
                                say("unsuitable.nogame").texts("games", InstalledGames.names()))));
    }

    public TableOptions table() {
        return table;
    }

    public Options options(Description about) {
        return table.options(about);
    }
}
