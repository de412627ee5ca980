package tischlein.testkit.texts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.TreeSet;
import tischlein.words.Language;
import tools.jackson.databind.json.JsonMapper;

/** The texts of a language that are meant to be as in English, listed in same.json beside them. */
final class SameTexts {
    private SameTexts() {}

    static Set<String> keys(Class<?> near, String name, Language language) {
        var path = "/tischlein/" + name + "/texts/same.json";
        try (var stream = near.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("no " + path);
            }
            var keys = new TreeSet<String>();
            var list = JsonMapper.shared().readTree(stream).path(language.code());
            list.forEach(key -> keys.add(key.asString()));
            if (keys.size() != list.size()) {
                throw new IllegalStateException(path + " lists a key twice for " + language.code());
            }
            return keys;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
