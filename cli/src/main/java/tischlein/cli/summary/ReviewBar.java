package tischlein.cli.summary;

import java.util.function.Consumer;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.review.Review;

/** A bar that fills while choices are judged; it leaves no trace. */
record ReviewBar(FilledBar bar) implements Consumer<Review> {
    private static final int LENGTH = 40;

    /** A bar if somebody sees it. */
    static Consumer<Review> of(Surroundings around, Voice voice) {
        return around.watched()
                ? new ReviewBar(new FilledBar(around.err(), voice, LENGTH))
                : _ -> {};
    }

    @Override
    public void accept(Review review) {
        bar.show(review.complete() ? "" : bar.line(review.judged(), review.choices()));
    }
}
