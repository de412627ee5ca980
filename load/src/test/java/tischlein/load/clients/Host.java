package tischlein.load.clients;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.server.Server;
import tischlein.server.settings.Limits;
import tischlein.server.settings.ServerSettings;
import tischlein.store.Stores;
import tischlein.table.outside.Outside;
import tischlein.table.outside.World;
import tischlein.table.store.Store;

/** A server on this machine: in this process or, by its main method, in one of its own. */
public final class Host {
    private Host() {}

    public static Server start(Store store, Outside outside, int port) {
        var settings =
                new ServerSettings(
                        "127.0.0.1", port, Optional.empty(), false, "/web", Limits.usual(20_000));
        var games = List.<Game<?, ?, ?>>of(Staged.game("buffet"), Staged.game("larder"));
        return Server.start(settings, games, store, outside);
    }

    public static TargetServer target(Server server) {
        return TargetServer.of("ws://127.0.0.1:" + server.port()).orElseThrow();
    }

    /**
     * Serves until its input ends: with whoever started it.
     *
     * @param arguments the database and the port
     */
    public static void main(String... arguments) throws IOException {
        try (var store = Stores.open(arguments[0]);
                var server = start(store, new World(), Integer.parseInt(arguments[1]))) {
            System.out.println(server.port());
            while (System.in.read() >= 0) {
                // nothing is said to it
            }
        }
    }
}
