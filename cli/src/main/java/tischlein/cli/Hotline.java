package tischlein.cli;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tischlein.table.Wire;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** A WebSocket to a server that comes back by itself when it is lost. */
final class Hotline implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final long FIRST_PAUSE = 200; // milliseconds
    private static final long LONGEST_PAUSE = 5_000;
    private static final int MOST_ATTEMPTS = 60; // some five minutes
    private static final int LONGEST = 4 << 20;

    /** The server knocks every half minute: who hears nothing for longer has lost it. */
    private static final long LONGEST_SILENCE = TimeUnit.SECONDS.toNanos(75);

    private static final long LOOK = 5_000; // milliseconds between two looks at the silence
    private static final int TOO_MUCH = 1008;
    private static final long BETWEEN = 100; // milliseconds, for whoever was told to slow down

    private final HttpClient http;
    private final URI live;
    private final String key;
    private final String language;
    private final Consumer<Incoming> incoming;
    private volatile Optional<WebSocket> socket = Optional.empty();
    private volatile boolean closed;
    private volatile boolean hasty;
    private volatile long heard; // when, by the clock that never goes back

    /**
     * @param incoming whoever hears what comes, on threads of the line
     */
    Hotline(HttpClient http, URI live, String key, String language, Consumer<Incoming> incoming) {
        this.http = http;
        this.live = live;
        this.key = key;
        this.language = language;
        this.incoming = incoming;
    }

    /** Connects, again and again until it works or there is no hope. */
    void connect() {
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
                    incoming.accept(new Incoming.Forlorn());
                });
    }

    private boolean attempt() {
        try {
            var ear = new Ear();
            var opened =
                    http.newWebSocketBuilder()
                            .header("Authorization", "Bearer " + key)
                            .header("Accept-Language", language)
                            .connectTimeout(PATIENCE)
                            .buildAsync(live, ear)
                            .join();
            heard = System.nanoTime();
            socket = Optional.of(opened);
            Thread.ofVirtual().start(() -> watch(opened));
            incoming.accept(new Incoming.Connected());
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
    void send(Map<String, Object> message) {
        socket.ifPresent(open -> {
            if (hasty) {
                rest(BETWEEN);
            }
            try {
                open.sendText(Wire.write(message), true).join();
            } catch (CompletionException | IllegalStateException _) {
                lost(open);
            }
        });
    }

    private void lost(WebSocket which) {
        boolean first = drop(which);
        which.abort();
        if (first && !closed) {
            incoming.accept(new Incoming.Lost());
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

    /** Puts messages together again and hands them on. */
    private final class Ear implements WebSocket.Listener {
        private final StringBuilder begun = new StringBuilder();

        @Override
        public void onOpen(WebSocket from) {
            // the first request is made later
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            heard = System.nanoTime();
            begun.append(text);
            if (begun.length() > LONGEST) {
                lost(from);
            } else if (last) {
                read(begun.toString())
                        .ifPresentOrElse(
                                message -> incoming.accept(new Incoming.Told(message)),
                                () -> lost(from));
                begun.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedStage(true);
        }

        /** The answer goes out by itself. */
        @Override
        public CompletionStage<?> onPing(WebSocket from, ByteBuffer message) {
            heard = System.nanoTime();
            from.request(1);
            return CompletableFuture.completedStage(true);
        }

        private static Optional<JsonNode> read(String message) {
            try {
                return Optional.of(Wire.MAPPER.readTree(message));
            } catch (JacksonException _) {
                return Optional.empty();
            }
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            hasty |= code == TOO_MUCH;
            lost(from);
            return CompletableFuture.completedStage(true);
        }

        @Override
        public void onError(WebSocket from, Throwable cause) {
            lost(from);
        }
    }

    @Override
    public void close() {
        closed = true;
        socket.ifPresent(WebSocket::abort);
    }
}
