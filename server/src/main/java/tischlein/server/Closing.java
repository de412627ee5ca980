package tischlein.server;

/** Why the server ends a socket: the code of the WebSocket protocol, and a word for programs. */
enum Closing {
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

    Closing(int code, String reason, String key) {
        this.code = code;
        this.reason = reason;
        this.key = key;
    }

    int code() {
        return code;
    }

    String reason() {
        return reason;
    }

    /** The text that tells people. */
    String key() {
        return key;
    }
}
