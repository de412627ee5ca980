package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Unsuitable;

/** The part of a command line that names a game and its table, unless something else does. */
final class GameChoice {
    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            arity = "0..1",
            descriptionKey = "help.game")
    private Optional<String> name = Optional.empty();

    @Mixin private final TableChoice table = new TableChoice();

    boolean named() {
        return name.isPresent();
    }

    /** Whether anything is said here. */
    boolean made() {
        return named() || table.made();
    }

    /**
     * @throws Unsuitable if none is named, or one that there is not
     */
    Game<?, ?, ?> game() {
        return Shelf.game(
                name.orElseThrow(() ->
                        new Unsuitable(say("unsuitable.nogame").texts("games", Shelf.names()))));
    }

    TableChoice table() {
        return table;
    }

    Options options(Description about) {
        return table.options(about);
    }
}
