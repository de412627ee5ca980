package tischlein.cli;

import java.nio.file.Path;
import tischlein.kernel.Solvable;

/**
 * The folder for tables of solved games: they can be made again, so they are kept with the caches.
 */
final class TablesFolder {
    private TablesFolder() {}

    static Path usual(Surroundings around) {
        var named = around.variable("TISCHLEIN_TABLES");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        var caches = around.variable("XDG_CACHE_HOME");
        return caches.isEmpty()
                ? Path.of(System.getProperty("user.home", "."), ".cache", "tischlein")
                : Path.of(caches, "tischlein");
    }

    /** Lets the bots of this process find tables there, and make those that are missing. */
    static void open(Surroundings around) {
        System.setProperty(Solvable.FOLDER, usual(around).toString());
    }
}
