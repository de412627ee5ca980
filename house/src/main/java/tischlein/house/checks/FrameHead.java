package tischlein.house.checks;

import java.util.Optional;

/** What a frame says about itself before it shows anything. */
public record FrameHead(String table, int seat, int version, boolean mustChoose) {
    private static final String FRAME = "{\"is\":\"frame\"";

    /** None if the message is no frame. */
    public static Optional<FrameHead> of(String message) {
        if (!message.startsWith(FRAME)) {
            return Optional.empty();
        }
        int table = message.indexOf("\"table\":\"") + 9;
        return Optional.of(
                new FrameHead(
                        message.substring(table, message.indexOf('"', table)),
                        number(message, "\"seat\":"),
                        number(message, "\"version\":"),
                        !message.contains("\"choices\":[]")));
    }

    private static int number(String json, String field) {
        int from = json.indexOf(field) + field.length();
        return Integer.parseInt(json, from, json.indexOf(',', from), 10);
    }
}
