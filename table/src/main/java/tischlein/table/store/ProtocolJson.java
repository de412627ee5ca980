package tischlein.table.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Phrase;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** JSON as docs/protocol.md defines it: phrases in their short form, enums as words. */
public final class ProtocolJson {
    public static final JsonMapper MAPPER =
            JsonMapper.builder()
                    // A table stored by an older program lacks fields that were added since.
                    .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enumNamingStrategy(EnumNamingStrategies.KEBAB_CASE)
                    .addModule(
                            new SimpleModule("tischlein")
                                    .addSerializer(new OfPhrase())
                                    .addSerializer(new OfFields()))
                    .build();

    private ProtocolJson() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** Writes an object field by field, which costs much less than making a map first. */
    public static String object(Fields fields) {
        return MAPPER.writeValueAsString(fields);
    }

    /** Writes the fields of an object. */
    public interface Fields {
        void writeTo(JsonGenerator json);
    }

    public static void phrases(JsonGenerator json, String name, List<? extends Phrase> phrases) {
        json.writeArrayPropertyStart(name);
        phrases.forEach(phrase -> OfPhrase.write(phrase, json));
        json.writeEndArray();
    }

    public static void phrase(JsonGenerator json, String name, Phrase phrase) {
        json.writeName(name);
        OfPhrase.write(phrase, json);
    }

    public static <T> T read(String json, Class<T> type) {
        return MAPPER.readValue(json, type);
    }

    /** An object with these fields, given as name, value, name, value … */
    public static Map<String, Object> object(Object... fields) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = 0; i < fields.length; i += 2) {
            object.put((String) fields[i], fields[i + 1]);
        }
        return object;
    }

    private static final class OfFields extends StdSerializer<Fields> {
        OfFields() {
            super(Fields.class);
        }

        @Override
        public void serialize(Fields fields, JsonGenerator json, SerializationContext context) {
            json.writeStartObject();
            fields.writeTo(json);
            json.writeEndObject();
        }
    }

    private static final class OfPhrase extends StdSerializer<Phrase> {
        OfPhrase() {
            super(Phrase.class);
        }

        @Override
        public void serialize(Phrase phrase, JsonGenerator json, SerializationContext context) {
            write(phrase, json);
        }

        private static void write(Phrase phrase, JsonGenerator json) {
            switch (phrase) {
                case Phrase.Seat(int number) -> {
                    json.writeStartObject();
                    json.writeNumberProperty("seat", number);
                    json.writeEndObject();
                }
                case Phrase.Figure(int value) -> json.writeNumber(value);
                case Phrase.Text(String text) -> json.writeString(text);
                case Phrase.Series(List<Phrase> items) -> {
                    json.writeStartArray();
                    items.forEach(item -> write(item, json));
                    json.writeEndArray();
                }
                case Phrase.Sentence(String key, Map<String, Phrase> parts) -> {
                    json.writeStartObject();
                    json.writeStringProperty("key", key);
                    if (!parts.isEmpty()) {
                        json.writeObjectPropertyStart("parts");
                        parts.forEach((name, part) -> {
                            json.writeName(name);
                            write(part, json);
                        });
                        json.writeEndObject();
                    }
                    json.writeEndObject();
                }
            }
        }
    }
}
