package tischlein.cli.options;

import java.nio.file.Path;
import tischlein.cli.run.Surroundings;
import tischlein.kernel.Solvable;

/**
 * The folder for tables of solved games: they can be made again, so they are kept with the caches.
 */
public final class SolvedFolder {
    private SolvedFolder() {}

    public static Path usual(Surroundings around) {
        return around.folder("TISCHLEIN_TABLES", "XDG_CACHE_HOME", ".cache");
    }

    /** Lets the bots of this process find tables there, and make those that are missing. */
    public static void open(Surroundings around) {
        System.setProperty(Solvable.FOLDER, usual(around).toString());
    }
}
