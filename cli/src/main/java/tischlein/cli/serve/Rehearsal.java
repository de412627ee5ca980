package tischlein.cli.serve;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tischlein.cli.run.InstalledGames;
import tischlein.client.ClientMessage;
import tischlein.client.HttpApi;
import tischlein.client.SocketUser;
import tischlein.kernel.Game;

/**
 * A guest who sits down at a table of every game for a moment and leaves. Whoever makes a cache of
 * the classes that a server needs lets it rehearse: then the server ends by itself.
 */
public final class Rehearsal implements AutoCloseable {
    private static final String WANTED = "tischlein.rehearsal";
    private static final int PATIENCE = 20; // seconds

    private final HttpApi api;

    public Rehearsal(int port) {
        api = new HttpApi(URI.create("http://127.0.0.1:" + port), "en");
    }

    /** Whether whoever started the program wants one: by a system property. */
    public static boolean wanted() {
        return Boolean.getBoolean(WANTED);
    }

    /** However it goes, it ends: what was not rehearsed is only slower. */
    public void play() {
        try {
            api.text("/health");
            api.text("/");
            var guest = api.by(api.newGuest("Ada"));
            InstalledGames.games().forEach(game -> visit(game, guest));
        } catch (RuntimeException _) {
            // told above
        }
    }

    private static void visit(Game<?, ?, ?> game, HttpApi guest) {
        var table =
                guest.newTable(
                        Map.of(
                                "game", game.about().name(),
                                "seats", game.about().fewestSeats(),
                                "chairs", List.of("me"),
                                "pace", 0));
        guest.start(table);
        var seen = new CompletableFuture<Boolean>();
        var socket = guest.socket(new FirstFrame(seen));
        var hello = new ClientMessage.Hello("hello", table, List.of(0), OptionalInt.empty());
        socket.sendText(hello.json(), true).join();
        seen.completeOnTimeout(false, PATIENCE, TimeUnit.SECONDS).join();
        socket.abort();
    }

    private record FirstFrame(CompletableFuture<Boolean> seen) implements SocketUser {
        @Override
        public void told(WebSocket from, String message) {
            if (message.contains("\"is\":\"frame\"")) {
                seen.complete(true);
            }
        }

        @Override
        public void closed(WebSocket from, int code, String reason) {
            seen.complete(false);
        }
    }

    @Override
    public void close() {
        api.close();
    }
}
