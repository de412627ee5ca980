package tischlein.client;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * A message of the server, read only as far as everybody needs it: most frames are never looked at
 * more closely.
 */
public sealed interface ServerMessage {
    record Frame(String table, int seat, int version) implements ServerMessage {}

    record Done(String id, int version) implements ServerMessage {}

    /**
     * @param key the text that says why
     */
    record Refused(String id, String key) implements ServerMessage {}

    /** How a table itself stands. */
    record Phase(String table, String phase) implements ServerMessage {}

    /** Whatever a player need not hear. */
    record Other() implements ServerMessage {}

    /**
     * @throws tools.jackson.core.JacksonException if it is no message
     */
    static ServerMessage read(byte[] message) {
        try (var json = ClientJson.MAPPER.createParser(message)) {
            return new Head().read(json);
        }
    }

    /** The fields that stand at the beginning of a message. */
    final class Head {
        private String is = "";
        private String id = "";
        private String table = "";
        private String phase = "";
        private String key = "";
        private int seat = Integer.MIN_VALUE;
        private int version = Integer.MIN_VALUE;

        private Head() {}

        private ServerMessage read(JsonParser json) {
            json.nextToken();
            while (!enough() && json.nextToken() == JsonToken.PROPERTY_NAME) {
                var name = json.currentName();
                json.nextToken();
                field(name, json);
            }
            return switch (is) {
                case "frame" -> new Frame(table, seat, version);
                case "done" -> new Done(id, version);
                case "refused" -> new Refused(id, key);
                case "table" -> new Phase(table, phase);
                default -> new Other();
            };
        }

        private boolean enough() {
            return switch (is) {
                case "" -> false;
                case "frame" ->
                        seat != Integer.MIN_VALUE
                                && version != Integer.MIN_VALUE
                                && !table.isEmpty();
                case "done" -> !id.isEmpty() && version != Integer.MIN_VALUE;
                case "refused" -> !id.isEmpty() && !key.isEmpty();
                case "table" -> !table.isEmpty() && !phase.isEmpty();
                default -> true;
            };
        }

        private void field(String name, JsonParser json) {
            switch (name) {
                case "is" -> is = json.getString();
                case "id" -> id = json.getString();
                case "table" -> table = json.getString();
                case "phase" -> phase = json.getString();
                case "seat" -> seat = json.getIntValue();
                case "version" -> version = json.getIntValue();
                case "error" -> key = key(json);
                default -> json.skipChildren();
            }
        }

        private static String key(JsonParser json) {
            var key = "";
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean wanted = json.currentName().equals("key");
                json.nextToken();
                if (wanted) {
                    key = json.getString();
                } else {
                    json.skipChildren();
                }
            }
            return key;
        }
    }
}
