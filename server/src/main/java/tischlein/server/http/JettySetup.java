package tischlein.server.http;

import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketCreator;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;
import tischlein.server.limits.Connections;
import tischlein.server.messages.Fields;
import tischlein.server.settings.ServerSettings;

/**
 * Configures Jetty: small buffers, because there may be twelve thousand sockets; virtual threads
 * for everything that may wait; and the headers that every answer has.
 *
 * <p>WebSockets are handled by Jetty itself rather than by Javalin, which would keep the whole
 * request of every socket as long as it is open.
 */
public final class JettySetup {
    private static final int INPUT_BUFFER = 2 * 1024;
    private static final int SOCKET_INPUT_BUFFER = 512; // one for each socket; messages are shorter
    private static final int OUTPUT_BUFFER = 2 * 1024;
    private static final int LARGEST_FRAME = 1024 * 1024;
    private static final int MOST_THREADS = 64;
    private static final int SEND_BUFFER = 64 * 1024;
    private static final int IDLE_THREAD_MILLISECONDS = 30_000;
    private static final int IDLE_CONNECTION_MILLISECONDS = 30_000;
    private static final int LAST_WORDS_MILLISECONDS = 10_000;
    private static final Duration IDLE_SOCKET = Duration.ofMinutes(5);

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
                    + "worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
                    + "frame-ancestors 'none'";

    private JettySetup() {}

    public static void configure(
            JavalinConfig config,
            Services services,
            WebSocketCreator live,
            Connections connections,
            Opening opening) {
        // A queue of the JDK: Jetty's own would start all of JMX only to find out the size of a
        // cache line.
        var threads =
                new QueuedThreadPool(
                        MOST_THREADS, 2, IDLE_THREAD_MILLISECONDS, new LinkedBlockingQueue<>());
        threads.setName("http");
        threads.setVirtualThreadsExecutor(
                Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("http-", 0).factory()));
        config.jetty.threadPool = threads;
        config.jetty.modifyHttpConfiguration(http -> http(http, services.settings()));
        config.jetty.modifyServer(server -> {
            server.setOpenEarly(false); // whoever comes is served at once
            server.setErrorHandler(new EarlyRefusals(services));
            server.setHandler(
                    WebSocketUpgradeHandler.from(
                            server,
                            container -> {
                                container.addMapping("/api/live", live);
                                sockets(container);
                            }));
            WebSocketServerComponents.ensureWebSocketComponents(server)
                    .getExtensionRegistry()
                    .unregister("permessage-deflate");
        });
        config.jetty.addConnector((server, http) -> {
            var connector = connector(server, http, services.settings(), connections);
            connector.addEventListener(opening);
            return connector;
        });
    }

    private static void http(HttpConfiguration http, ServerSettings settings) {
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        http.addCustomizer((request, headers) -> {
            secure(headers, settings);
            headers.put(HttpHeader.CACHE_CONTROL, "no-store");
            return request;
        });
    }

    /** The headers that protect the page from other sites. */
    static void secure(HttpFields.Mutable headers, ServerSettings settings) {
        headers.put("Content-Security-Policy", POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        if (settings.secure()) { // browsers ignore it over plain HTTP, and complain
            headers.put("Cross-Origin-Opener-Policy", "same-origin");
            headers.put("Strict-Transport-Security", "max-age=31536000");
        }
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
    }

    private static void sockets(ServerWebSocketContainer container) {
        container.setInputBufferSize(SOCKET_INPUT_BUFFER);
        container.setOutputBufferSize(OUTPUT_BUFFER);
        container.setMaxTextMessageSize(Fields.LONGEST);
        container.setMaxBinaryMessageSize(Fields.LONGEST);
        // This limits what goes out as well; what comes in is limited further by the size of
        // messages.
        container.setMaxFrameSize(LARGEST_FRAME);
        container.setIdleTimeout(IDLE_SOCKET);
    }

    private static ServerConnector connector(
            Server server,
            HttpConfiguration http,
            ServerSettings settings,
            Connections connections) {
        var factory = new HttpConnectionFactory(http);
        factory.setInputBufferSize(INPUT_BUFFER);
        var connector = new ServerConnector(server, 1, 1, factory);
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(IDLE_CONNECTION_MILLISECONDS);
        connector.setAcceptQueueSize(1024);
        // The system would let it grow to megabytes for each client that does not read.
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        // Otherwise sockets would be cut off before they are told why.
        connector.setShutdownIdleTimeout(LAST_WORDS_MILLISECONDS);
        connector.getSelectorManager().addEventListener(connections);
        connector.addBean(connections);
        return connector;
    }

    /**
     * Stops accepting connections, but keeps those that are open. Otherwise clients that are told
     * to leave would come back at once, again and again.
     */
    public static void shut(Server server) {
        for (var connector : server.getConnectors()) {
            var _ = connector.shutdown();
        }
    }
}
