package tischlein.cli.bots;

import java.util.List;
import java.util.Map;
import tischlein.client.Phrases;
import tischlein.kernel.Description;
import tischlein.kernel.Options;
import tischlein.kernel.Result;
import tischlein.table.store.ProtocolJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;

/** The messages between a table and a bot in any language, by docs/bots.md. */
public final class BotProtocol {
    public static final int VERSION = 1;

    /** No answer may be longer, in bytes. */
    static final int LONGEST = 8_192;

    private static final ObjectReader READER =
            ProtocolJson.MAPPER
                    .readerFor(JsonNode.class)
                    .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

    private BotProtocol() {}

    /** What a bot says. */
    public sealed interface Answer {
        record Hello(int protocol, String name) implements Answer {}

        record Choose(long turn, String move) implements Answer {}

        /**
         * @param why in English, for whoever writes the bot
         */
        record Nonsense(String why) implements Answer {}
    }

    static String hello(Description game, Options options, int seat) {
        return write(
                "is", "hello",
                "protocol", VERSION,
                "game", game.name(),
                "version", game.version(),
                "seats", options.seats(),
                "seat", seat,
                "options", options.values());
    }

    static String turn(long turn, List<String> choices, int millis, Object view) {
        return write(
                "is", "turn",
                "turn", turn,
                "choices", choices,
                "budget", Map.of("ms", millis),
                "view", view);
    }

    /**
     * @param played what was done instead
     */
    static String refused(long turn, BotMistake slip, String played) {
        return write("is", "refused", "turn", turn, "why", slip.word(), "played", played);
    }

    static String over(Result result) {
        return write("is", "over", "standings", result.standings());
    }

    static String bye() {
        return write("is", "bye");
    }

    static String choose(long turn, String move) {
        return write("do", "choose", "turn", turn, "move", move);
    }

    static String greet(String name) {
        return write("do", "hello", "protocol", VERSION, "name", name);
    }

    private static String write(Object... fields) {
        return ProtocolJson.write(ProtocolJson.object(fields));
    }

    /** Understands a line of a bot's. */
    public static Answer read(String line) {
        JsonNode json;
        try {
            json = READER.readTree(line);
        } catch (JacksonException e) {
            return new Answer.Nonsense("no JSON: " + String.valueOf(e.getOriginalMessage()));
        }
        if (!json.isObject() || !json.path("do").isString()) {
            return new Answer.Nonsense("no object with the field \"do\"");
        }
        return switch (json.path("do").asString()) {
            case "hello" -> hello(json);
            case "choose" -> choose(json);
            default -> new Answer.Nonsense("\"do\" is neither \"hello\" nor \"choose\"");
        };
    }

    private static Answer hello(JsonNode json) {
        if (!json.path("protocol").isIntegralNumber()) {
            return new Answer.Nonsense("\"protocol\" is no whole number");
        }
        if (json.has("name") && !json.path("name").isString()) {
            return new Answer.Nonsense("\"name\" is no text");
        }
        var name = Phrases.clean(json.path("name").asString(""));
        return closed(
                json,
                List.of("do", "protocol", "name"),
                new Answer.Hello(json.path("protocol").asInt(0), name));
    }

    private static Answer choose(JsonNode json) {
        if (!json.path("turn").isIntegralNumber()) {
            return new Answer.Nonsense("\"turn\" is no whole number");
        }
        if (!json.path("move").isString()) {
            return new Answer.Nonsense("\"move\" is no text");
        }
        return closed(
                json,
                List.of("do", "turn", "move"),
                new Answer.Choose(json.path("turn").asLong(0), json.path("move").asString()));
    }

    /** The answer, if there are no other fields. */
    private static Answer closed(JsonNode json, List<String> fields, Answer answer) {
        var strange = json.propertyNames().stream().filter(f -> !fields.contains(f)).toList();
        return strange.isEmpty()
                ? answer
                : new Answer.Nonsense("unknown fields " + Phrases.clean(strange.toString()));
    }
}
