package tischlein.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import tischlein.server.RunningServer;
import tischlein.server.StillClock;
import tischlein.server.guests.Guests;
import tischlein.server.guests.WrongCodes;
import tischlein.server.http.Services;
import tischlein.server.messages.ErrorAnswers;
import tischlein.server.messages.ServerTexts;
import tischlein.server.records.Metrics;
import tischlein.server.settings.AllowedHosts;
import tischlein.server.settings.ClientAddress;
import tischlein.server.settings.ServerSettings;
import tischlein.table.Scripted;
import tischlein.table.store.Guest;
import tischlein.table.store.MemoryStore;
import tischlein.words.Language;

class SocketsTest {
    private final List<String> pinged = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
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
                                    case "sendText" -> told.add(name) ? null : "";
                                    case "demand" -> demanded.add(name) ? null : "";
                                    case "hashCode" -> name.hashCode();
                                    default -> null;
                                });
    }

    @Test
    void oneSocketThatFailsDoesNotKeepTheOthersFromBeingAskedWhetherTheyAreThere() {
        var outside = new Scripted();
        var clock = new StillClock();
        var settings = RunningServer.settings(RunningServer.GENEROUS);
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

    @Test
    void aFewAtATimeAreSentAway() {
        var outside = new Scripted();
        var clock = new StillClock();
        var settings = RunningServer.settings(RunningServer.GENEROUS);
        var sockets = new Sockets(outside, settings.limits(), clock);
        var services = services(outside, settings, sockets);
        for (int i = 0; i < 5; i++) {
            socket(services, sockets).onWebSocketOpen(session("socket " + i, false));
        }
        var atPauses = new ArrayList<Integer>();
        sockets.sendAway(() -> atPauses.add(told.size()));
        assertThat(atPauses).containsExactly(2, 4);
        assertThat(told).hasSize(5);
        clock.shutdownNow();
    }

    private static ClientSocket socket(Services services, Sockets sockets) {
        return new ClientSocket(
                services,
                sockets,
                new Guest("", "", "", 0),
                Language.EN,
                new ClientAddress("here", "here"));
    }

    @Test
    void whoIsRefusedIsReadAgainAfterAPause() {
        var outside = new Scripted();
        var clock = new StillClock();
        var settings = RunningServer.settings(RunningServer.FEW_REQUESTS);
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

    private static Services services(Scripted outside, ServerSettings settings, Sockets sockets) {
        var store = new MemoryStore();
        var games = RunningServer.games();
        var texts = new ServerTexts(games);
        var tables = outside.tables(games, store);
        return new Services(
                games,
                tables,
                store,
                outside,
                texts,
                new Guests(store, outside, texts),
                new ErrorAnswers(texts, store),
                new Metrics(),
                new WrongCodes(sockets.allowances(), tables, outside),
                new AllowedHosts(settings),
                settings);
    }
}
