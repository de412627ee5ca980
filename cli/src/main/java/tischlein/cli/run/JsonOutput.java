package tischlein.cli.run;

import java.util.LinkedHashMap;
import java.util.Map;
import tischlein.kernel.Description;
import tischlein.kernel.Options;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What programs read. */
public final class JsonOutput {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final JsonMapper LINES = JsonMapper.builder().build();

    private JsonOutput() {}

    /** On one line. */
    public static String line(Object value) {
        return LINES.writeValueAsString(value);
    }

    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** An object that begins with which game is played at which table. */
    public static Map<String, Object> table(Description about, Options options) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", about.name());
        json.put("version", about.version());
        json.put("seats", options.seats());
        json.put("options", options.values());
        return json;
    }
}
