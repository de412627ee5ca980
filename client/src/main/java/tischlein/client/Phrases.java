package tischlein.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tools.jackson.databind.JsonNode;

/** Reads phrases as docs/protocol.md writes them. */
public final class Phrases {
    /** Whatever could move the cursor or turn the direction of reading. */
    private static final Pattern UNSEEN = Pattern.compile("\\p{C}");

    private Phrases() {}

    /** What somebody else has written, so that a terminal can show it. */
    public static String clean(String text) {
        return UNSEEN.matcher(text).replaceAll("");
    }

    static Phrase phrase(JsonNode json) {
        if (json.isNumber()) {
            return new Phrase.Figure(json.asInt());
        }
        if (json.isString()) {
            return new Phrase.Text(clean(json.asString()));
        }
        if (json.isArray()) {
            var items = new ArrayList<Phrase>();
            json.forEach(item -> items.add(phrase(item)));
            return new Phrase.Series(items);
        }
        return json.has("seat") ? new Phrase.Seat(json.path("seat").asInt()) : sentence(json);
    }

    static Sentence sentence(JsonNode json) {
        var parts = new LinkedHashMap<String, Phrase>();
        json.path("parts").forEachEntry((name, part) -> parts.put(name, phrase(part)));
        return new Sentence(json.path("key").asString(""), parts);
    }

    public static List<Sentence> sentences(JsonNode json) {
        var sentences = new ArrayList<Sentence>();
        json.forEach(sentence -> sentences.add(sentence(sentence)));
        return sentences;
    }
}
