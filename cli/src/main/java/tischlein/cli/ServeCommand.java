package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.kernel.Unsuitable;
import tischlein.server.Limits;
import tischlein.server.Records;
import tischlein.server.Server;
import tischlein.server.Settings;
import tischlein.table.Store;
import tischlein.table.World;

/** {@code tischlein serve}: lays the tables for everybody who can reach this machine. */
@Command(
        name = "serve",
        footer = {
            "  tischlein serve",
            "  tischlein serve --port 80 --public-url https://play.example.org --proxied"
        })
final class ServeCommand implements Runnable {
    private static final int USUAL_PORT = 8080;
    private static final int PORTS_TO_TRY = 20;
    private static final String EVERYWHERE = "0.0.0.0";

    private final Surroundings around;
    private final Voice voice;

    @Option(names = "--port", paramLabel = "P", descriptionKey = "help.port")
    private Optional<String> port = Optional.empty();

    @Option(names = "--host", paramLabel = "H", descriptionKey = "help.host")
    private Optional<String> host = Optional.empty();

    @Mixin private final Kept kept = new Kept();

    @Option(names = "--public-url", paramLabel = "URL", descriptionKey = "help.url")
    private Optional<String> url = Optional.empty();

    @Option(names = "--proxied", descriptionKey = "help.proxied")
    private boolean proxied;

    @Option(names = "--sockets-per-address", paramLabel = "N", descriptionKey = "help.sockets")
    private Optional<String> sockets = Optional.empty();

    @Option(names = "--quiet", descriptionKey = "help.quiet")
    private boolean quiet;

    ServeCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        if (quiet || around.watched() || !around.variable("TISCHLEIN_QUIET").isEmpty()) {
            Records.quiet();
        }
        var asked = Kept.given(port, around, "TISCHLEIN_PORT");
        var settings = settings(asked.map(ServeCommand::port).orElse(USUAL_PORT));
        var database = kept.database(around);
        try (var running = new Running()) {
            try (var store = Kept.open(database, voice);
                    var server = start(settings, store, asked.isPresent())) {
                new Welcome(around, voice).tell(settings, server.port(), database);
                if (Rehearsal.wanted()) {
                    rehearse(server.port());
                } else {
                    running.untilStopped();
                }
            }
            around.out().println(voice.text("serve.stopped"));
            around.out().flush();
        }
    }

    private static void rehearse(int port) {
        try (var rehearsal = new Rehearsal(port)) {
            rehearsal.play();
        }
    }

    private static int port(String text) {
        return Math.toIntExact(Numeral.within("--port", text, 0, 65_535));
    }

    private Settings settings(int wanted) {
        int most =
                Kept.given(sockets, around, "TISCHLEIN_SOCKETS_PER_ADDRESS")
                        .map(text ->
                                Math.toIntExact(
                                        Numeral.within("--sockets-per-address", text, 1, 100_000)))
                        .orElse(Limits.SOCKETS_PER_ADDRESS);
        return new Settings(
                Kept.given(host, around, "TISCHLEIN_HOST").orElse(EVERYWHERE),
                wanted,
                Kept.given(url, around, "TISCHLEIN_PUBLIC_URL").map(ServeCommand::url),
                proxied || !around.variable("TISCHLEIN_PROXIED").isEmpty(),
                Settings.PAGE,
                Limits.usual(most));
    }

    private static URI url(String text) {
        try {
            var found = new URI(text);
            if (found.getHost() != null
                    && ("http".equals(found.getScheme()) || "https".equals(found.getScheme()))) {
                return found;
            }
        } catch (URISyntaxException _) {
            // told below
        }
        throw new Unsuitable(say("unsuitable.url").text("found", text));
    }

    private static Server start(Settings settings, Store store, boolean portAsked) {
        return portAsked ? start(settings, store) : startSomewhere(settings, store);
    }

    private static Server start(Settings settings, Store store) {
        try {
            return Server.start(settings, Shelf.games(), store, new World());
        } catch (Server.PortTaken _) {
            throw new Unsuitable(say("unsuitable.port").number("port", settings.port()));
        }
    }

    /** Nobody asked for a port: the first free one will do. */
    private static Server startSomewhere(Settings settings, Store store) {
        for (int n = 0; n < PORTS_TO_TRY; n++) {
            try {
                return Server.start(
                        settings.at(settings.port() + n), Shelf.games(), store, new World());
            } catch (Server.PortTaken _) {
                // somebody else's: the next one
            }
        }
        return start(settings.at(0), store);
    }
}
