package tischlein.table.game;

import java.util.List;
import tischlein.kernel.Phrase.Sentence;

/**
 * News as one viewer is told it.
 *
 * @param beats how many milliseconds the telling of each takes
 */
public record ToldNews(List<Sentence> news, List<Integer> beats) {
    public static final ToldNews NOTHING = new ToldNews(List.of(), List.of());

    /** Contains no secrets. */
    @Override
    public String toString() {
        return news.size() + " news";
    }
}
