package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import tischlein.table.Guest;
import tischlein.table.MemoryStore;
import tischlein.table.Scripted;
import tischlein.words.Language;

class SocketsTest {
    private final List<String> pinged = new ArrayList<>();
    private final List<String> demanded = new ArrayList<>();

    private Session session(String name, boolean broken) {
        return (Session)
                Proxy.newProxyInstance(
                        Session.class.getClassLoader(),
                        new Class<?>[] {Session.class},
                        (_, method, _) ->
                                switch (method.getName()) {
                                    case "isOpen" -> {
                                        if (broken) {
                                            throw new IllegalStateException(name);
                                        }
                                        yield true;
                                    }
                                    case "sendPing" -> pinged.add(name) ? null : "";
                                    case "demand" -> demanded.add(name) ? null : "";
                                    case "hashCode" -> name.hashCode();
                                    default -> null;
                                });
    }

    @Test
    void oneSocketThatFailsDoesNotKeepTheOthersFromBeingAskedWhetherTheyAreThere() {
        var outside = new Scripted();
        var clock = new StillClock();
        var settings = Running.settings(Running.GENEROUS);
        var sockets = new Sockets(outside, settings.limits(), clock);
        var services = services(outside, settings, sockets);
        for (int i = 0; i < 10; i++) {
            var socket = socket(services, sockets);
            socket.onWebSocketOpen(session("socket " + i, i % 2 == 0));
        }
        clock.strike();
        assertThat(pinged).hasSize(5);
        clock.strike();
        assertThat(pinged).hasSize(10);
        clock.shutdownNow();
    }

    private static Socket socket(Services services, Sockets sockets) {
        return new Socket(
                services,
                sockets,
                new Guest("", "", "", 0),
                Language.EN,
                new Address("here", "here"));
    }

    @Test
    void whoIsRefusedIsReadAgainAfterAPause() {
        var outside = new Scripted();
        var clock = new StillClock();
        var settings = Running.settings(Running.FEW_REQUESTS);
        var sockets = new Sockets(outside, settings.limits(), clock);
        var socket = socket(services(outside, settings, sockets), sockets);
        socket.onWebSocketOpen(session("socket", false));
        for (int i = 0; i < settings.limits().address().burst(); i++) {
            socket.onWebSocketPartialText("{\"do\":\"bye\",\"table\":\"NONE\"}", true);
            clock.strike();
        }
        int before = demanded.size();
        socket.onWebSocketPartialText("{\"do\":\"bye\",\"table\":\"NONE\"}", true);
        assertThat(demanded).hasSize(before);
        clock.strike();
        assertThat(demanded).hasSize(before + 1);
        clock.shutdownNow();
    }

    private static Services services(Scripted outside, Settings settings, Sockets sockets) {
        var store = new MemoryStore();
        var games = Running.games();
        var voices = new Voices(games);
        var tables = outside.tables(games, store);
        return new Services(
                games,
                tables,
                store,
                outside,
                voices,
                new Guests(store, outside, voices),
                new Errors(voices, store),
                new Metrics(),
                new WrongCodes(sockets.allowances(), tables, outside),
                new AllowedHosts(settings),
                settings);
    }
}
