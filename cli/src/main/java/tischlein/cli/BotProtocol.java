package tischlein.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Description;
import tischlein.kernel.Options;
import tischlein.kernel.Result;
import tischlein.table.Wire;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;

/** The messages between a table and a bot in any language, by docs/bots.md. */
final class BotProtocol {
    static final int VERSION = 1;

    /** No answer may be longer, in bytes. */
    static final int LONGEST = 8_192;

    private static final ObjectReader READER =
            Wire.MAPPER
                    .readerFor(JsonNode.class)
                    .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

    private BotProtocol() {}

    /** What a bot says. */
    sealed interface Answer {
        record Hello(int protocol, String name) implements Answer {}

        record Choose(long turn, String move) implements Answer {}

        /**
         * @param why in English, for whoever writes the bot
         */
        record Nonsense(String why) implements Answer {}
    }

    static String hello(Description game, Options options, int seat) {
        var values = new LinkedHashMap<String, String>();
        game.options().forEach(option -> values.put(option.name(), options.value(option.name())));
        return write(
                "hello",
                "protocol",
                VERSION,
                "game",
                game.name(),
                "version",
                game.version(),
                "seats",
                options.seats(),
                "seat",
                seat,
                "options",
                values);
    }

    static String turn(long turn, List<String> choices, int millis, Object view) {
        return write(
                "turn",
                "turn",
                turn,
                "choices",
                choices,
                "budget",
                Map.of("ms", millis),
                "view",
                view);
    }

    /**
     * @param played what was done instead
     */
    static String refused(long turn, Slip slip, String played) {
        return write("refused", "turn", turn, "why", slip.word(), "played", played);
    }

    static String over(Result result) {
        return write("over", "standings", result.standings());
    }

    static String bye() {
        return write("bye");
    }

    static String choose(long turn, String move) {
        return Wire.write(said("do", "choose", "turn", turn, "move", move));
    }

    static String greet(String name) {
        return Wire.write(said("do", "hello", "protocol", VERSION, "name", name));
    }

    private static String write(String is, Object... fields) {
        var message = new LinkedHashMap<String, Object>();
        message.put("is", is);
        message.putAll(said(fields));
        return Wire.write(message);
    }

    private static Map<String, Object> said(Object... fields) {
        var message = new LinkedHashMap<String, Object>();
        for (int i = 0; i < fields.length; i += 2) {
            message.put((String) fields[i], fields[i + 1]);
        }
        return message;
    }

    /** Understands a line of a bot's. */
    static Answer read(String line) {
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
        return closed(json, List.of("do", "protocol", "name"))
                ? new Answer.Hello(
                        json.path("protocol").asInt(0),
                        Phrases.clean(json.path("name").asString("")))
                : unknown(json, List.of("do", "protocol", "name"));
    }

    private static Answer choose(JsonNode json) {
        if (!json.path("turn").isIntegralNumber()) {
            return new Answer.Nonsense("\"turn\" is no whole number");
        }
        if (!json.path("move").isString()) {
            return new Answer.Nonsense("\"move\" is no text");
        }
        return closed(json, List.of("do", "turn", "move"))
                ? new Answer.Choose(json.path("turn").asLong(0), json.path("move").asString())
                : unknown(json, List.of("do", "turn", "move"));
    }

    private static boolean closed(JsonNode json, List<String> fields) {
        return fields.containsAll(json.propertyNames());
    }

    private static Answer unknown(JsonNode json, List<String> fields) {
        var strange = json.propertyNames().stream().filter(f -> !fields.contains(f)).toList();
        return new Answer.Nonsense("unknown fields " + Phrases.clean(strange.toString()));
    }
}
