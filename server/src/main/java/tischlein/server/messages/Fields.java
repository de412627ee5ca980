package tischlein.server.messages;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The fields of a JSON object from a client. The reader asks for each field that it knows, by name
 * and type; nothing is converted, and in the end no other field may be left.
 */
public final class Fields {
    /** The longest message, except one with a log. */
    public static final int LONGEST = 8 * 1024;

    /** The longest log: several times a whole game. */
    public static final int LONGEST_LOG = 128 * 1024;

    private static final int DEEPEST = 8;
    private static final int LONGEST_NAME = 64;
    private static final int LONGEST_NUMBER = 20;
    private static final int SHOWN = 30;

    private static final JsonMapper SHORT = mapper(LONGEST);
    private static final JsonMapper LONG = mapper(LONGEST_LOG + LONGEST);

    private final JsonNode object;
    private final Set<String> known = new HashSet<>();

    private Fields(JsonNode object) {
        this.object = object;
    }

    private static JsonMapper mapper(int longest) {
        var constraints =
                StreamReadConstraints.builder()
                        .maxDocumentLength(longest)
                        .maxStringLength(longest)
                        .maxNestingDepth(DEEPEST)
                        .maxNameLength(LONGEST_NAME)
                        .maxNumberLength(LONGEST_NUMBER)
                        .build();
        var factory =
                JsonFactory.builder()
                        .streamReadConstraints(constraints)
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build();
        return JsonMapper.builder(factory)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }

    /**
     * @throws Problem if it is not a JSON object, too long, or nested too deep
     */
    public static Fields of(String json) {
        return of(json, json.length() > LONGEST ? LONG : SHORT);
    }

    private static Fields of(String json, JsonMapper mapper) {
        JsonNode tree;
        try {
            tree = mapper.readTree(json);
        } catch (JacksonException _) {
            throw Problem.unsuitable(say("json.broken"));
        }
        if (!tree.isObject()) {
            throw Problem.unsuitable(say("json.broken"));
        }
        return new Fields(tree);
    }

    private Optional<JsonNode> field(String name) {
        known.add(name);
        return object.optional(name);
    }

    private <T> Optional<T> field(String name, Function<JsonNode, Optional<T>> kind, String key) {
        return field(name)
                .map(value ->
                        kind.apply(value)
                                .orElseThrow(
                                        () -> Problem.unsuitable(say(key).text("field", name))));
    }

    private static <T> T needed(String name, Optional<T> value) {
        return value.orElseThrow(() -> Problem.unsuitable(say("json.missing").text("field", name)));
    }

    public Optional<String> maybeText(String name, int longest) {
        return field(name)
                .map(value ->
                        text(value, longest)
                                .orElseThrow(() ->
                                        Problem.unsuitable(
                                                say("json.text")
                                                        .text("field", name)
                                                        .number("most", longest))));
    }

    public String text(String name, int longest) {
        return needed(name, maybeText(name, longest));
    }

    private static Optional<String> text(JsonNode value, int longest) {
        return value.isString() && value.stringValue().length() <= longest
                ? Optional.of(value.stringValue())
                : Optional.empty();
    }

    public OptionalInt maybeNumber(String name) {
        var number = field(name, Fields::number, "json.number");
        return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }

    public int number(String name) {
        return needed(name, field(name, Fields::number, "json.number"));
    }

    private static Optional<Integer> number(JsonNode value) {
        return value.isIntegralNumber() && value.canConvertToInt()
                ? Optional.of(value.intValue())
                : Optional.empty();
    }

    public Optional<Boolean> maybeFlag(String name) {
        return field(
                name,
                value -> value.isBoolean() ? Optional.of(value.booleanValue()) : Optional.empty(),
                "json.flag");
    }

    public boolean flag(String name) {
        return needed(name, maybeFlag(name));
    }

    public Optional<List<String>> maybeTexts(String name, int longest) {
        return field(name, value -> list(value, item -> text(item, longest)), "json.texts");
    }

    List<String> texts(String name, int longest) {
        return needed(name, maybeTexts(name, longest));
    }

    /** Empty if the field is missing. */
    List<Integer> numbers(String name) {
        return field(name, value -> list(value, Fields::number), "json.numbers").orElse(List.of());
    }

    private static <T> Optional<List<T>> list(
            JsonNode value, Function<JsonNode, Optional<T>> kind) {
        var items = new ArrayList<T>();
        for (var item : value) {
            kind.apply(item).ifPresent(items::add);
        }
        return value.isArray() && items.size() == value.size()
                ? Optional.of(items)
                : Optional.empty();
    }

    /** Texts by name; empty if the field is missing. */
    public Map<String, String> words(String name, int longest) {
        return field(name, value -> words(value, longest), "json.words").orElse(Map.of());
    }

    private static Optional<Map<String, String>> words(JsonNode value, int longest) {
        var words = new LinkedHashMap<String, String>();
        for (var property : value.properties()) {
            text(property.getValue(), longest)
                    .ifPresent(text -> words.put(property.getKey(), text));
        }
        return value.isObject() && words.size() == value.size()
                ? Optional.of(words)
                : Optional.empty();
    }

    public Optional<Fields> maybeObject(String name) {
        return field(
                name,
                value -> value.isObject() ? Optional.of(new Fields(value)) : Optional.empty(),
                "json.object");
    }

    /**
     * @throws Problem if there is a field that was not asked for
     */
    public void end() {
        for (var name : object.propertyNames()) {
            if (!known.contains(name)) {
                var shown = name.codePointCount(0, name.length()) > SHOWN ? "…" : name;
                throw Problem.unsuitable(
                        say("json.unknown").text("field", GuestNames.clean(shown)));
            }
        }
    }
}
