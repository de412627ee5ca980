package tischlein.cluster.messages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import tischlein.kernel.Phrase;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Reads phrases in the short form in which the protocol writes them. */
final class PhraseReader extends StdDeserializer<Phrase.Sentence> {
    PhraseReader() {
        super(Phrase.Sentence.class);
    }

    @Override
    public Phrase.Sentence deserialize(JsonParser json, DeserializationContext context) {
        return sentence(context.readTree(json));
    }

    private static Phrase.Sentence sentence(JsonNode node) {
        var parts = new LinkedHashMap<String, Phrase>();
        node.path("parts")
                .properties()
                .forEach(one -> parts.put(one.getKey(), phrase(one.getValue())));
        return new Phrase.Sentence(node.path("key").asString(), parts);
    }

    private static Phrase phrase(JsonNode node) {
        if (node.isNumber()) {
            return new Phrase.Figure(node.asInt());
        }
        if (node.isString()) {
            return new Phrase.Text(node.asString());
        }
        if (node.isArray()) {
            var items = new ArrayList<Phrase>();
            node.forEach(item -> items.add(phrase(item)));
            return new Phrase.Series(items);
        }
        return node.has("key") ? sentence(node) : new Phrase.Seat(node.path("seat").asInt());
    }
}
