package tischlein.client;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** JSON as docs/protocol.md has it: enums as words, and nothing for what is absent. */
public final class ClientJson {
    public static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enumNamingStrategy(EnumNamingStrategies.KEBAB_CASE)
                    .changeDefaultPropertyInclusion(
                            usual -> usual.withValueInclusion(JsonInclude.Include.NON_ABSENT))
                    .build();

    private ClientJson() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
