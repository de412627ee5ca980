package tischlein.kernel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves of a game in words, one for one: lower case, single spaces, fit for a log and a command
 * line.
 */
public final class Vocabulary {
    /** No move is written like this. */
    public static final int UNKNOWN = -1;

    private final List<String> words;
    private final Map<String, Integer> codes = new HashMap<>();

    public Vocabulary(List<String> words) {
        this.words = List.copyOf(words);
        for (int code = 0; code < words.size(); code++) {
            if (codes.put(words.get(code), code) != null) {
                throw new IllegalArgumentException("two moves are written " + words.get(code));
            }
        }
    }

    public int size() {
        return words.size();
    }

    public String word(int code) {
        return words.get(code);
    }

    public int code(String word) {
        return codes.getOrDefault(word, UNKNOWN);
    }
}
