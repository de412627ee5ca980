package tischlein.cli;

import java.net.URI;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tischlein.cli.run.InstalledGames;
import tischlein.client.HttpApi;
import tischlein.client.Keyring;
import tischlein.load.kill.ScratchFolder;
import tischlein.server.Server;
import tischlein.server.settings.Limits;
import tischlein.server.settings.ServerSettings;
import tischlein.server.settings.TokenRate;
import tischlein.table.outside.World;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;

/** A server in this process, and a folder for the keys of its guests, as long as a test takes. */
public final class TestServer implements AutoCloseable, AfterEachCallback {
    private static final int PLENTY = 1_000;
    private static final TokenRate ALL = new TokenRate(1_000_000, 1_000_000);

    private final ScratchFolder scratch = ScratchFolder.begun("inn");
    private final Store store = new MemoryStore();
    private Server server = start(0);

    /** For the guests' keys, and whatever else a test leaves behind. */
    public Path folder() {
        return scratch.folder();
    }

    private Server start(int port) {
        var settings =
                new ServerSettings(
                        "127.0.0.1",
                        port,
                        Optional.empty(),
                        false,
                        ServerSettings.PAGE,
                        new Limits(PLENTY, ALL, ALL, ALL, ALL, ALL, ALL));
        return Server.start(settings, InstalledGames.games(), store, new World());
    }

    /** Stops and comes back at the same place, with everything that it has kept. */
    public void restart() {
        int port = server.port();
        server.close();
        server = start(port);
    }

    public URI place() {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    public Map<String, String> environment() {
        return Map.of(
                "TISCHLEIN_SERVER", place().toString(), "TISCHLEIN_CONFIG", folder().toString());
    }

    /** The program, as somebody whose guests are known here runs it. */
    public ProgramRun.Ended run(String typed, String... arguments) {
        return ProgramRun.with(environment(), typed, arguments);
    }

    /** Whoever runs errands for the guest of this name. */
    public HttpApi errands(String name) {
        var errands = new HttpApi(place(), "en");
        new Keyring(folder()).introduce(errands, place(), name);
        errands.changeFigure("owl");
        return errands;
    }

    /** A table of this guest's, with nobody in a hurry; the bots answer at once. */
    public String table(HttpApi host, String game, int seats, List<String> chairs) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", game);
        wish.put("seats", seats);
        wish.put("chairs", chairs);
        wish.put("pace", 0);
        wish.put("absence", Map.of("policy", "wait"));
        return host.newTable(wish);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        close();
    }

    @Override
    public void close() {
        server.close();
        scratch.close();
    }
}
