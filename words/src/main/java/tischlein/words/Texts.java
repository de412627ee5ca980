package tischlein.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The texts of one language by their keys, read from the class path. A text has {@code {parts}} to
 * be filled in; one with a singular and a plural has two keys, ending in {@code .one} and {@code
 * .other}.
 */
public final class Texts {
    private final Language language;
    private final Map<String, String> texts;

    private Texts(Language language, Map<String, String> texts) {
        this.language = language;
        this.texts = Collections.unmodifiableMap(texts);
    }

    /** The texts that all games share. */
    public static Texts common(Language language) {
        return new Texts(language, read(Texts.class, "words", language));
    }

    /**
     * A game's own texts together with the shared ones; if both have a key, the game's text is
     * used.
     *
     * @param game the game's class, whose class loader finds its texts
     */
    public static Texts of(Class<?> game, String name, Language language) {
        var texts = read(Texts.class, "words", language);
        texts.putAll(read(game, name, language));
        return new Texts(language, texts);
    }

    /** A game's own texts only. */
    public static Texts only(Class<?> game, String name, Language language) {
        return new Texts(language, read(game, name, language));
    }

    public Language language() {
        return language;
    }

    public Set<String> keys() {
        return texts.keySet();
    }

    public boolean has(String key) {
        return texts.containsKey(key);
    }

    /**
     * @throws IllegalArgumentException if there is no such text
     */
    public String text(String key) {
        var text = texts.get(key);
        if (text == null) {
            throw new IllegalArgumentException("no text " + key + " in " + language.code());
        }
        return text;
    }

    private static Map<String, String> read(Class<?> near, String folder, Language language) {
        var path = "/tischlein/" + folder + "/texts/" + language.code() + ".json";
        try (var stream = near.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalArgumentException("no texts " + path);
            }
            return parsed(path, stream);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        } catch (JacksonException e) {
            throw new IllegalArgumentException(path + ": " + e.getMessage(), e);
        }
    }

    /** One flat object of strings and nothing else. */
    private static Map<String, String> parsed(String path, InputStream stream) {
        var texts = new LinkedHashMap<String, String>();
        try (JsonParser parser =
                new JsonFactory().createParser(ObjectReadContext.empty(), stream)) {
            expect(path, JsonToken.START_OBJECT, parser.nextToken());
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                var key = parser.currentName();
                expect(path + ", " + key, JsonToken.VALUE_STRING, parser.nextToken());
                if (texts.put(key, parser.getString()) != null) {
                    throw new IllegalArgumentException(path + " has " + key + " twice");
                }
            }
            expect(path, JsonToken.END_OBJECT, parser.currentToken());
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException(path + " goes on after its end");
            }
        }
        return texts;
    }

    private static void expect(String where, JsonToken expected, JsonToken found) {
        if (found != expected) {
            throw new IllegalArgumentException(
                    where + ": expected " + expected + ", found " + found);
        }
    }
}
