package tischlein.client;

import java.net.http.WebSocket;

/** Whoever uses a live socket. */
public interface SocketUser {
    /** What the code of {@link #closed} is when nobody has closed the socket properly. */
    int BROKEN = 1006;

    /** A whole message has come. */
    void told(WebSocket from, String message);

    /** It is at its end, or broken. */
    void closed(WebSocket from, int code, String reason);

    /** The server asks whether anybody is there; the answer goes out by itself. */
    default void knocked() {}

    /** The socket is open; whoever overrides this asks for the first message later. */
    default void opened(WebSocket from) {
        from.request(1);
    }
}
