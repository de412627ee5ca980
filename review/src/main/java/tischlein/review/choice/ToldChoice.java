package tischlein.review.choice;

import java.util.List;
import tischlein.kernel.Phrase;

/**
 * A choice with the words for it.
 *
 * @param words what it means, one said after another
 */
public record ToldChoice(List<Integer> moves, List<Phrase.Sentence> words) {
    public ToldChoice {
        moves = List.copyOf(moves);
        words = List.copyOf(words);
    }
}
