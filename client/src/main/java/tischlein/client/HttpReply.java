package tischlein.client;

import java.net.http.HttpHeaders;
import tools.jackson.databind.JsonNode;

/** What came back from a server, be it fine or not. */
public record HttpReply(int status, String body, HttpHeaders headers) {
    private static final int BAD = 400;

    public boolean fine() {
        return status < BAD;
    }

    /**
     * @throws tools.jackson.core.JacksonException if the body is not JSON
     */
    public JsonNode json() {
        return ClientJson.MAPPER.readTree(body.isEmpty() ? "{}" : body);
    }

    /** Why the server refuses it, in words. */
    public String says() {
        return json().path("error").path("says").asString("");
    }

    public String header(String name) {
        return headers.firstValue(name).orElse("");
    }
}
