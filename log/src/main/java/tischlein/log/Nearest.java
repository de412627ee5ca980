package tischlein.log;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Vocabulary;

/** Finds the words that somebody may have meant. */
final class Nearest {
    private static final int MOST = 3;

    private Nearest() {}

    /**
     * The words that differ least from this one; none if all differ in more than a third of its
     * letters.
     */
    static List<String> words(Vocabulary words, String word) {
        if (word.length() > LogLines.LONGEST / 10) {
            return List.of();
        }
        int most = Math.max(2, word.length() / 3);
        record Near(String word, int distance) {}
        return IntStream.range(0, words.size())
                .mapToObj(code -> new Near(words.word(code), distance(word, words.word(code))))
                .filter(near -> near.distance <= most)
                .sorted(Comparator.comparingInt(Near::distance))
                .limit(MOST)
                .map(Near::word)
                .toList();
    }

    /** How many letters must be changed, added or removed to turn one word into the other. */
    static int distance(String from, String to) {
        int[] above = IntStream.rangeClosed(0, to.length()).toArray();
        for (int i = 1; i <= from.length(); i++) {
            int[] row = new int[to.length() + 1];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = above[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[to.length()];
    }

    /** Whether another word begins with this one, so that it may be a longer word cut off. */
    static boolean beginsAnother(Vocabulary words, int code) {
        var word = words.word(code);
        return IntStream.range(0, words.size())
                .anyMatch(other -> other != code && words.word(other).startsWith(word));
    }
}
