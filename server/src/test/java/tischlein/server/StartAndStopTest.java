package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tischlein.client.HttpApi;
import tischlein.server.settings.ServerSettings;
import tischlein.table.LiveTables;
import tischlein.table.Tables;
import tischlein.table.outside.World;
import tischlein.table.store.MemoryStore;

/** What a server of several does before its first client and after its last one. */
class StartAndStopTest {
    private final MemoryStore store = new MemoryStore();
    private final Tables live = new LiveTables(RunningServer.games(), store, new World());
    private final ServerSettings settings = settings();

    private static ServerSettings settings() {
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return RunningServer.settings(RunningServer.GENEROUS).at(free.getLocalPort());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Server start(Tables tables, Runnable ready) {
        return Server.start(settings, RunningServer.games(), store, new World(), tables, ready);
    }

    private boolean open() {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), settings.port())) {
            return socket.isConnected();
        } catch (IOException _) {
            return false;
        }
    }

    @Test
    void thePortIsOpenedWhenAllElseIsReady() {
        var before = new AtomicBoolean(true);
        try (var server = start(live, () -> before.set(open()))) {
            assertThat(before).isFalse();
            assertThat(server.port()).isEqualTo(settings.port());
            assertThat(open()).isTrue();
        }
    }

    @Test
    void whoCannotJoinTheOthersDoesNotStartAndSaysWhy() {
        var why = new IllegalStateException("another key");
        assertThatThrownBy(() ->
                        start(
                                live,
                                () -> {
                                    throw why;
                                }))
                .isSameAs(why);
        assertThat(open()).isFalse();
    }

    @Test
    void clientsAreSentAwayBeforeTablesThatLiveElsewhereAreClosed() {
        var ear = new AtomicReference<SocketEar>();
        var closed = new AtomicReference<>("");
        var tables =
                (Tables)
                        Proxy.newProxyInstance(
                                Tables.class.getClassLoader(),
                                new Class<?>[] {Tables.class},
                                (_, method, arguments) ->
                                        switch (method.getName()) {
                                            case "handOver" -> true;
                                            case "close" -> {
                                                closed.set(ear.get().closed());
                                                live.close();
                                                yield null;
                                            }
                                            default -> method.invoke(live, arguments);
                                        });
        var server = start(tables, () -> {});
        var api = new HttpApi(URI.create("http://127.0.0.1:" + settings.port()), "en");
        ear.set(new WirePerson(api.by(api.newGuest("Ada"))).listen());
        server.close();
        assertThat(closed.get()).contains("the server stops");
    }
}
