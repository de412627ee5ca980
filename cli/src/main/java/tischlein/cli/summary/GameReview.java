package tischlein.cli.summary;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.Replay;
import tischlein.review.Precision;
import tischlein.review.Review;
import tischlein.review.Reviewer;

/** A log told again for somebody at a terminal: as lines, as a page, or as figures for programs. */
public final class GameReview {
    private final Surroundings around;
    private final Voice voice;
    private OptionalInt only = OptionalInt.empty();
    private Precision precision = Precision.USUAL;
    private long seed = 1;

    public GameReview(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    /** Judges and tells only what this seat chose. */
    public GameReview of(int seat) {
        only = OptionalInt.of(seat);
        return this;
    }

    /**
     * @param worlds to compare two choices in; with none, no choices are judged
     */
    public GameReview with(int worlds, long random) {
        precision = precision.comparing(worlds);
        seed = random;
        return this;
    }

    /** What came of it, in every form. */
    public record Told(ReviewWords words, OptionalInt only, Log log) {
        public List<String> lines() {
            return new ReviewSummary(words, only).lines();
        }

        public String html() {
            return new ReviewPage(words, only).html();
        }

        public Map<String, Object> json() {
            var game = words.review().game();
            var options = Replay.of(game, log).table();
            return new ReviewFigures(words).addTo(JsonOutput.table(game.about(), options));
        }
    }

    /**
     * Reviews a game, with a bar for whoever waits.
     *
     * @throws LogError if the rules do not allow what the log tells
     */
    public <S extends State<S>, V> Told tell(Game<S, ?, V> game, Log log, List<String> names) {
        var reviewer = Reviewer.of(game, log, seed);
        only.ifPresent(reviewer::judging);
        Review review = reviewer.review(precision, ReviewBar.of(around, voice));
        return new Told(ReviewWords.of(review, voice, names), only, log);
    }
}
