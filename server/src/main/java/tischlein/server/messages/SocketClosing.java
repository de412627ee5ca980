package tischlein.server.messages;

/** Why the server closes a socket: a WebSocket status code, and a reason for programs. */
public enum SocketClosing {
    NO_MESSAGE(1008, "not a message", "live.nomessage"),
    TOO_LONG(1009, "too long", "json.long"),
    TOO_MUCH(1008, "too much", "live.toomuch"),
    TOO_MANY(1008, "too many sockets", "live.toomany"),
    TOO_SLOW(1008, "too slow", "live.tooslow"),
    STOPPING(1001, "the server stops", "refused.stopping"),
    FAILED(1011, "the server failed", "live.failed");

    private final int code;
    private final String reason;
    private final String key;

    SocketClosing(int code, String reason, String key) {
        this.code = code;
        this.reason = reason;
        this.key = key;
    }

    public int code() {
        return code;
    }

    public String reason() {
        return reason;
    }

    /** The key of the text for people. */
    public String key() {
        return key;
    }
}
