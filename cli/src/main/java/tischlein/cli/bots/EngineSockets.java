package tischlein.cli.bots;

import static tischlein.kernel.Phrase.say;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;
import tischlein.kernel.Unsuitable;

/** WebSockets on this machine, behind each of which an engine sits. */
public final class EngineSockets implements AutoCloseable {
    private static final int LONGEST = 1 << 20;

    private final Server server;

    private EngineSockets(Server server) {
        this.server = server;
    }

    /**
     * @throws Unsuitable if the port is somebody else's
     */
    public static EngineSockets open(int port, Supplier<BotEngine> engines) {
        var server = new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        server.setHandler(
                WebSocketUpgradeHandler.from(
                        server,
                        container -> {
                            container.setMaxTextMessageSize(LONGEST);
                            container.addMapping(
                                    "/*", (_, _, _) -> new Conversation(engines.get()));
                        }));
        try {
            server.start();
        } catch (Exception e) { // whatever Jetty says, it does not listen
            throw new Unsuitable(say("unsuitable.port").number("port", port));
        }
        return new EngineSockets(server);
    }

    /** As a client has to name it. */
    public String place() {
        int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
        return "ws://127.0.0.1:" + port + "/";
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** One client's engine. */
    public static final class Conversation implements Session.Listener.AutoDemanding {
        private final BotEngine engine;
        private volatile Optional<Session> session = Optional.empty();

        Conversation(BotEngine engine) {
            this.engine = engine;
        }

        @Override
        public void onWebSocketOpen(Session opened) {
            session = Optional.of(opened);
        }

        @Override
        public void onWebSocketText(String line) {
            session.ifPresent(open -> {
                try {
                    engine.answer(line).ifPresent(said -> open.sendText(said, Callback.NOOP));
                    if (engine.dismissed()) {
                        open.close(StatusCode.NORMAL, "", Callback.NOOP);
                    }
                } catch (Unsuitable e) {
                    open.close(StatusCode.BAD_PAYLOAD, "no message", Callback.NOOP);
                }
            });
        }
    }
}
