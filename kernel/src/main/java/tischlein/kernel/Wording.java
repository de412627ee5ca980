package tischlein.kernel;

import java.util.List;

/** How a game shows itself in words, to a terminal, a screen reader or a commentator. */
public interface Wording<V> {
    /** What the viewer is to do or to wait for, in the second person. */
    Phrase.Sentence prompt(V view);

    /** All that the viewer sees, line by line, in an order that reads well aloud. */
    List<Phrase.Sentence> picture(V view);

    /**
     * Whether the viewer may be shown how everybody stands, as far as the table has agreed on it.
     */
    default boolean tellsScores(V view) {
        return true;
    }

    /**
     * Which of two news of one kind comes first where they are told together: negative for the
     * first, positive for the second. By default they stay as they came.
     */
    default int order(Phrase.Sentence one, Phrase.Sentence other) {
        return 0;
    }

    /** The number of the rule by which something is remarked when a game has ended. */
    String rule(Phrase.Sentence remark);

    /** What a choice means. */
    Phrase.Sentence choice(V view, int code);

    /**
     * What a big choice means, all that is left of it: said one after another. By default what each
     * of its moves means.
     */
    default List<Phrase.Sentence> whole(V view, List<Integer> codes) {
        return codes.stream().map(code -> choice(view, code)).toList();
    }
}
