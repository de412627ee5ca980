package tischlein.cluster.relay;

import java.util.Optional;

/** Which version of a game a frame shows, and to whom; read from the beginning of its text. */
record ToldVersion(int seat, int version) {
    private static final String FRAME = "{\"is\":\"frame\"";
    private static final String SEAT = "\"seat\":";
    private static final String VERSION = "\"version\":";

    /** None if the message is no frame. */
    static Optional<ToldVersion> of(String message) {
        return message.startsWith(FRAME)
                ? Optional.of(new ToldVersion(number(message, SEAT), number(message, VERSION)))
                : Optional.empty();
    }

    private static int number(String json, String field) {
        int from = json.indexOf(field, FRAME.length()) + field.length();
        return Integer.parseInt(json, from, json.indexOf(',', from), 10);
    }
}
