package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.serve.ClusterOption;
import tischlein.cli.serve.DatabaseOption;
import tischlein.cli.serve.Desktop;
import tischlein.cli.serve.JoinedCluster;
import tischlein.cli.serve.KeepingTime;
import tischlein.cli.serve.Rehearsal;
import tischlein.cli.serve.UntilStopped;
import tischlein.cli.serve.Welcome;
import tischlein.kernel.Unsuitable;
import tischlein.server.Server;
import tischlein.server.records.RecordKeeping;
import tischlein.server.settings.Carriers;
import tischlein.server.settings.Limits;
import tischlein.server.settings.ServerSettings;
import tischlein.store.database.AlreadyServed;
import tischlein.table.outside.World;
import tischlein.table.store.Store;

/** {@code tischlein serve}: lays the tables for everybody who can reach this machine. */
@Command(
        name = "serve",
        footer = {
            "  tischlein serve",
            "  tischlein serve --port 80 --public-url https://play.example.org --proxied"
        })
public final class ServeCommand implements Runnable {
    private static final int USUAL_PORT = 8080;
    private static final int PORTS_TO_TRY = 20;
    private static final String EVERYWHERE = "0.0.0.0";
    private static final Duration USUAL_KEEPING = Duration.ofDays(14);

    private static final Pattern HOST = Pattern.compile("\\.?[\\p{L}\\p{N}._-]+|\\[[0-9A-Fa-f:]+]");

    private final Surroundings around;
    private final Voice voice;
    private final boolean plain;

    @Option(names = "--port", paramLabel = "P", descriptionKey = "help.port")
    private Optional<String> port = Optional.empty();

    @Option(names = "--host", paramLabel = "H", descriptionKey = "help.host")
    private Optional<String> host = Optional.empty();

    @Mixin private final DatabaseOption kept = new DatabaseOption();

    @Mixin private final ClusterOption cluster = new ClusterOption();

    @Option(names = "--public-url", paramLabel = "URL", descriptionKey = "help.url")
    private Optional<String> url = Optional.empty();

    @Option(names = "--proxied", descriptionKey = "help.proxied")
    private boolean proxied;

    @Option(names = "--sockets-per-address", paramLabel = "N", descriptionKey = "help.sockets")
    private Optional<String> sockets = Optional.empty();

    @Option(names = "--keep-unused", paramLabel = "TIME", descriptionKey = "help.keepunused")
    private Optional<String> keepUnused = Optional.empty();

    @Option(names = "--allowed-hosts", paramLabel = "NAMES", descriptionKey = "help.allowedhosts")
    private Optional<String> allowedHosts = Optional.empty();

    @Option(names = "--metrics-token", paramLabel = "TOKEN", descriptionKey = "help.metricstoken")
    private Optional<String> metricsToken = Optional.empty();

    @Option(names = "--quiet", descriptionKey = "help.quiet")
    private boolean quiet;

    /**
     * @param plain the program was called without a command: whoever does that twice just wants to
     *     know where the table is
     */
    public ServeCommand(Surroundings around, Voice voice, boolean plain) {
        this.around = around;
        this.voice = voice;
        this.plain = plain;
    }

    @Override
    public void run() {
        if (DatabaseOption.flag(quiet, around, "TISCHLEIN_QUIET") || around.watched()) {
            RecordKeeping.quiet();
        }
        var asked = DatabaseOption.given(port, around, "TISCHLEIN_PORT");
        var settings = settings(asked.map(ServeCommand::port).orElse(USUAL_PORT));
        needHost(settings.host());
        var keeping = unused();
        try {
            serve(settings, asked.isPresent(), keeping);
        } catch (AlreadyServed other) {
            if (!plain || other.links().isEmpty()) {
                throw new BadInput(DatabaseOption.said(other.sentence(), voice));
            }
            new Welcome(around, voice).tellAlready(other.links());
            show(other.links());
        }
    }

    private void serve(ServerSettings settings, boolean portAsked, Optional<Duration> keeping) {
        var welcome = new Welcome(around, voice);
        var database = kept.database(around);
        var others = cluster.settings(database, around, voice);
        Carriers.prepare(); // joining others starts the first virtual threads
        try (var running = new UntilStopped()) {
            try (var kept = this.kept.serve(around, voice, others.isPresent());
                    var joined = JoinedCluster.of(others, around, voice);
                    var server = start(settings, kept.store(), portAsked, joined)) {
                keeping.ifPresent(server::forgetUnused);
                var links = Welcome.links(settings, server.port());
                kept.tell(links);
                welcome.tell(links, database);
                show(links);
                if (Rehearsal.wanted()) {
                    rehearse(server.port());
                } else {
                    running.untilStopped();
                }
            }
            welcome.tellStopped(database);
        }
    }

    /** Whoever just called the program wants to play; who serves may be a machine. */
    private void show(List<String> links) {
        if (plain && !Rehearsal.wanted()) {
            new Desktop(around).open(links.getFirst());
        }
    }

    /** After which time what was never used goes; nothing if it stays. */
    private Optional<Duration> unused() {
        return DatabaseOption.given(keepUnused, around, "TISCHLEIN_KEEP_UNUSED")
                .map(text -> KeepingTime.of("--keep-unused", text))
                .orElse(Optional.of(USUAL_KEEPING));
    }

    private static void rehearse(int port) {
        try (var rehearsal = new Rehearsal(port)) {
            rehearsal.play();
        }
    }

    private static int port(String text) {
        return Math.toIntExact(Numeral.within("--port", text, 0, 65_535));
    }

    private ServerSettings settings(int wanted) {
        int most =
                DatabaseOption.given(sockets, around, "TISCHLEIN_SOCKETS_PER_ADDRESS")
                        .map(text ->
                                Math.toIntExact(
                                        Numeral.within("--sockets-per-address", text, 1, 100_000)))
                        .orElse(Limits.SOCKETS_PER_ADDRESS);
        return new ServerSettings(
                DatabaseOption.given(host, around, "TISCHLEIN_HOST").orElse(EVERYWHERE),
                wanted,
                DatabaseOption.given(url, around, "TISCHLEIN_PUBLIC_URL").map(ServeCommand::url),
                DatabaseOption.flag(proxied, around, "TISCHLEIN_PROXIED"),
                DatabaseOption.given(allowedHosts, around, "TISCHLEIN_ALLOWED_HOSTS")
                        .map(ServeCommand::hosts)
                        .orElse(Set.of()),
                DatabaseOption.given(metricsToken, around, "TISCHLEIN_METRICS_TOKEN"),
                ServerSettings.PAGE,
                Limits.usual(most));
    }

    /** Names with commas or spaces between them. */
    private static Set<String> hosts(String text) {
        var names = Set.copyOf(List.of(text.strip().split("[,\\s]+")));
        for (var name : names) {
            if (!HOST.matcher(name).matches()) {
                throw new Unsuitable(say("unsuitable.hosts").text("found", name));
            }
        }
        return names;
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

    /** A proxy knows a server of several by its port: such a server does not take the next one. */
    private static Server start(
            ServerSettings settings, Store store, boolean portAsked, JoinedCluster joined) {
        return portAsked || !joined.alone()
                ? start(settings, store, joined)
                : startSomewhere(settings, store, joined);
    }

    private static Server start(ServerSettings settings, Store store, JoinedCluster joined) {
        try {
            return joined.start(settings, InstalledGames.games(), store, new World());
        } catch (Server.PortTaken _) {
            throw new Unsuitable(say("unsuitable.port").number("port", settings.port()));
        }
    }

    /** A wrong address would look like a port that is taken; but with any port it is wrong. */
    private static void needHost(String host) {
        try (var probe = new ServerSocket()) {
            probe.bind(new InetSocketAddress(InetAddress.getByName(host), 0));
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.host").text("host", host));
        }
    }

    /** Nobody asked for a port: the first free one will do. */
    private static Server startSomewhere(
            ServerSettings settings, Store store, JoinedCluster joined) {
        for (int n = 0; n < PORTS_TO_TRY; n++) {
            try {
                return joined.start(
                        settings.at(settings.port() + n),
                        InstalledGames.games(),
                        store,
                        new World());
            } catch (Server.PortTaken _) {
                // somebody else's: the next one
            }
        }
        return start(settings.at(0), store, joined);
    }
}
