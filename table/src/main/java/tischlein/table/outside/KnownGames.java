package tischlein.table.outside;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.log.Log;

/** The games that this program plays, some in several versions. */
public record KnownGames(List<Game<?, ?, ?>> all) {
    public KnownGames {
        all = List.copyOf(all);
    }

    /**
     * The game of a log, by the rules it was begun with; empty if this program does not know them.
     */
    public Optional<Game<?, ?, ?>> of(Log.Header header) {
        return all.stream()
                .filter(game -> game.about().name().equals(header.game()))
                .flatMap(game -> Game.inVersion(game, header.version()).stream())
                .findFirst();
    }

    /** The game of this name, by its latest rules. */
    public Optional<Game<?, ?, ?>> newest(String name) {
        return all.stream()
                .filter(game -> game.about().name().equals(name))
                .max(Comparator.comparingInt(game -> game.about().version()));
    }

    /** Whether new tables of the game are played by newer rules. */
    public boolean isOlder(Log.Header header) {
        return newest(header.game())
                .filter(game -> game.about().version() > header.version())
                .isPresent();
    }
}
