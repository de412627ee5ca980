package tischlein.server;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Plays one seat over a WebSocket to the end of the game, as a bot advises. */
final class SocketPlayer {
    private final SocketEar ear;
    private final String table;
    private final int seat;
    private final List<String> acknowledged = new ArrayList<>();

    SocketPlayer(SocketEar ear, String table, int seat) {
        this.ear = ear;
        this.table = table;
        this.seat = seat;
    }

    /** The choices that the server has acknowledged, by id. */
    List<String> acknowledged() {
        return acknowledged;
    }

    private JsonNode next(int chosen) {
        return ear.frame(
                seat,
                frame ->
                        frame.path("table").asString().equals(table)
                                && (frame.has("result")
                                        || frame.path("version").asInt() > chosen
                                                && !frame.path("choices").isEmpty()));
    }

    private String command(String verb, int version, String rest) {
        return "\"do\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"version\":%d%s"
                .formatted(verb, table, seat, version, rest);
    }

    /** Chooses once; the answer says whether it was kept. */
    JsonNode choose(int version) {
        var advice = ear.ask(command("suggest", version, ""));
        if (!advice.path("is").asString().equals("suggested")) {
            return advice;
        }
        return ear.ask(command("choose", version, ",\"moves\":" + advice.path("moves")));
    }

    /** The last frame. */
    JsonNode finish() {
        int chosen = -1;
        while (true) {
            var frame = next(chosen);
            if (frame.has("result")) {
                return frame;
            }
            int version = frame.path("version").asInt();
            var answer = choose(version);
            if (answer.path("is").asString().equals("done")) {
                acknowledged.add(answer.path("id").asString());
                chosen = version;
            } else if (!answer.path("error").path("key").asString().startsWith("refused.")) {
                throw new AssertionError(answer);
            }
        }
    }

    /** Plays until the table has come to a version. */
    JsonNode until(int version) {
        int chosen = -1;
        while (true) {
            var frame = next(chosen);
            if (frame.path("version").asInt() >= version || frame.has("result")) {
                return frame;
            }
            chosen = frame.path("version").asInt();
            choose(chosen);
        }
    }
}
