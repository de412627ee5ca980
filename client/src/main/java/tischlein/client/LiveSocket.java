package tischlein.client;

import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;

/** A WebSocket to a server that comes back by itself when it is lost. */
public final class LiveSocket implements AutoCloseable {
    private static final long FIRST_PAUSE = 200; // milliseconds
    private static final long LONGEST_PAUSE = 5_000;
    private static final int MOST_ATTEMPTS = 60; // some five minutes

    /** The server pings every half minute: a client that hears nothing for longer has lost it. */
    private static final long LONGEST_SILENCE = TimeUnit.SECONDS.toNanos(75);

    private static final long LOOK = 5_000; // milliseconds between two looks at the silence
    private static final int TOO_MUCH = 1008;
    private static final long BETWEEN = 100; // milliseconds, after being told to slow down

    private final HttpApi api;
    private final Consumer<SocketEvent> events;
    private volatile Optional<WebSocket> socket = Optional.empty();
    private volatile boolean closed;
    private volatile boolean hasty;
    private volatile long heard; // when, by the clock that never goes back

    /**
     * @param api which guest talks to which server
     * @param events whoever hears what happens, on threads of the socket
     */
    public LiveSocket(HttpApi api, Consumer<SocketEvent> events) {
        this.api = api;
        this.events = events;
    }

    /** Connects, again and again until it works or there is no hope. */
    public void connect() {
        Thread.ofVirtual()
                .start(() -> {
                    long pause = FIRST_PAUSE;
                    for (int attempt = 0; attempt < MOST_ATTEMPTS && !closed; attempt++) {
                        if (attempt()) {
                            return;
                        }
                        rest(pause);
                        pause = Math.min(LONGEST_PAUSE, 2 * pause);
                    }
                    events.accept(new SocketEvent.GivenUp());
                });
    }

    private boolean attempt() {
        try {
            var opened = api.socket(new Listener());
            heard = System.nanoTime();
            socket = Optional.of(opened);
            Thread.ofVirtual().start(() -> watch(opened));
            events.accept(new SocketEvent.Connected());
            opened.request(1); // nothing is heard before everybody knows of the connection
            return true;
        } catch (CompletionException _) {
            return false;
        }
    }

    private void watch(WebSocket which) {
        while (!closed && socket.filter(open -> open.equals(which)).isPresent()) {
            rest(LOOK);
            if (System.nanoTime() - heard > LONGEST_SILENCE) {
                lost(which);
            }
        }
    }

    private static void rest(long pause) {
        try {
            Thread.sleep(pause);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says something, unless there is nobody to hear it now. */
    void send(ClientMessage message) {
        socket.ifPresent(open -> {
            if (hasty) {
                rest(BETWEEN);
            }
            try {
                open.sendText(message.json(), true).join();
            } catch (CompletionException | IllegalStateException _) {
                lost(open);
            }
        });
    }

    private void lost(WebSocket which) {
        boolean first = drop(which);
        which.abort();
        if (first && !closed) {
            events.accept(new SocketEvent.Lost());
            connect();
        }
    }

    /** Whether it was the present one, and nobody has noticed so far. */
    private synchronized boolean drop(WebSocket which) {
        boolean present = socket.filter(open -> open.equals(which)).isPresent();
        if (present) {
            socket = Optional.empty();
        }
        return present;
    }

    private final class Listener implements SocketUser {
        @Override
        public void opened(WebSocket from) {
            // the first request is made later
        }

        @Override
        public void told(WebSocket from, String message) {
            heard = System.nanoTime();
            try {
                events.accept(new SocketEvent.Told(ClientJson.MAPPER.readTree(message)));
            } catch (JacksonException _) {
                lost(from);
            }
        }

        @Override
        public void knocked() {
            heard = System.nanoTime();
        }

        @Override
        public void closed(WebSocket from, int code, String reason) {
            hasty |= code == TOO_MUCH;
            lost(from);
        }
    }

    @Override
    public void close() {
        closed = true;
        socket.ifPresent(WebSocket::abort);
    }
}
