package tischlein.table;

import java.util.List;
import tischlein.kernel.Phrase.Sentence;

/**
 * News as one viewer hears them.
 *
 * @param beats for each of them the milliseconds that its telling takes
 */
record Tale(List<Sentence> news, List<Integer> beats) {
    static final Tale NOTHING = new Tale(List.of(), List.of());

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return news.size() + " news";
    }
}
