package tischlein.cli;

import java.net.URI;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tischlein.load.Scratch;
import tischlein.server.Bucket;
import tischlein.server.Limits;
import tischlein.server.Server;
import tischlein.server.Settings;
import tischlein.table.MemoryStore;
import tischlein.table.Store;
import tischlein.table.World;
import tischlein.words.Language;

/** A server in this process, and a folder for the keys of its guests, as long as a test takes. */
final class Inn implements AutoCloseable, AfterEachCallback {
    private static final int PLENTY = 1_000;
    private static final Bucket.Rate ALL = new Bucket.Rate(1_000_000, 1_000_000);

    private final Scratch scratch = Scratch.begun("inn");
    private final Store store = new MemoryStore();
    private Server server = start(0);

    /** For the guests' keys, and whatever else a test leaves behind. */
    Path folder() {
        return scratch.folder();
    }

    private Server start(int port) {
        var settings =
                new Settings(
                        "127.0.0.1",
                        port,
                        Optional.empty(),
                        false,
                        Settings.PAGE,
                        new Limits(PLENTY, ALL, ALL, ALL, ALL, ALL, ALL));
        return Server.start(settings, Shelf.games(), store, new World());
    }

    /** Stops and comes back at the same place, with everything that it has kept. */
    void restart() {
        int port = server.port();
        server.close();
        server = start(port);
    }

    URI place() {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    Map<String, String> environment() {
        return Map.of(
                "TISCHLEIN_SERVER", place().toString(), "TISCHLEIN_CONFIG", folder().toString());
    }

    /** The program, as somebody whose guests are known here runs it. */
    Shell.Ended run(String typed, String... arguments) {
        return Shell.with(environment(), typed, arguments);
    }

    /** Whoever runs errands for the guest of this name. */
    Errands errands(String name) {
        var voice = new Voice(Language.EN);
        var errands = new Errands(place(), voice);
        new Keyring(folder()).introduce(errands, place(), name);
        Figures.choose("owl", errands, voice);
        return errands;
    }

    /** A table of this guest's, with nobody in a hurry; the bots answer at once. */
    String table(Errands host, String game, int seats, List<String> chairs) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", game);
        wish.put("seats", seats);
        wish.put("chairs", chairs);
        wish.put("pace", 0);
        wish.put("absence", Map.of("policy", "wait"));
        return host.post("/api/tables", wish).path("table").asString("");
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
