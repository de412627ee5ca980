package tischlein.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import tischlein.kernel.Description;
import tischlein.kernel.Options;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What programs read. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final JsonMapper LINES = JsonMapper.builder().build();

    private Json() {}

    /** On one line. */
    static String line(Object value) {
        return LINES.writeValueAsString(value);
    }

    static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** An object that begins with which game is played at which table. */
    static Map<String, Object> table(Description about, Options options) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", about.name());
        json.put("version", about.version());
        json.put("seats", options.seats());
        var values = new LinkedHashMap<String, String>();
        about.options().forEach(option -> values.put(option.name(), options.value(option.name())));
        json.put("options", values);
        return json;
    }
}
