package tischlein.cli.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tischlein.cli.run.Voice;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.review.Review;
import tischlein.review.TurningPoint;
import tischlein.review.choice.Mistake;
import tischlein.review.choice.Reason;
import tischlein.review.choice.ToldChoice;
import tischlein.review.ledger.RoundedColumns;
import tischlein.words.Speaker;

/** What a review says, in the words of a language. Chances are shown in points: tenths of 1 %. */
public record ReviewWords(Voice voice, Speaker program, Speaker game, Review review) {
    static final int TENTHS = 1000;
    private static final double PERCENT = 100;
    private static final double TEN = 10;

    /** The names of the columns, from the chair to the result. */
    static final List<String> COLUMNS =
            List.of("review.chair", "review.luck", "review.own", "review.others", "review.result");

    static ReviewWords of(Review review, Voice voice, List<String> names) {
        return new ReviewWords(voice, voice.naming(names), voice.of(review.game(), names), review);
    }

    String who(int seat) {
        return game.say(new Phrase.Seat(seat));
    }

    /** What the review rests on, sentence by sentence. */
    List<Sentence> head() {
        var value =
                Phrase.say("review.value")
                        .text("value", review.value())
                        .text("policy", review.policy())
                        .text("seed", Long.toString(review.seed()));
        var note =
                review.game().about().team()
                        ? Phrase.say("review.team")
                        : Phrase.say("review.note").text("share", percent(review.ledger().share()));
        var ending = Phrase.say(review.proved() ? "review.proved" : "review.estimated");
        return review.ledger().finished()
                ? List.of(note, value, ending)
                : List.of(note, Phrase.say("review.unfinished"), value, ending);
    }

    /** The columns of a seat and their sum, which is what they add up to as they are shown. */
    List<String> columns(int seat) {
        var shown = RoundedColumns.of(review.ledger().account(seat), TENTHS);
        var columns =
                shown.stream()
                        .map(tenths -> signed(tenths / TEN))
                        .collect(Collectors.toCollection(ArrayList::new));
        columns.add(signed(shown.stream().mapToInt(Integer::intValue).sum() / TEN));
        return columns;
    }

    /** How far each column may be off. */
    List<String> reaches(int seat) {
        return review.ledger().reach(seat).columns().stream()
                .map(reach -> "±" + voice.figure(1, PERCENT * reach))
                .toList();
    }

    Sentence swing(TurningPoint turn) {
        return Phrase.say(turn.chance() ? "review.turn.chance" : "review.turn.choice")
                .number("line", turn.line())
                .text("who", who(turn.seat()))
                .text("from", percent(turn.from()))
                .text("to", percent(turn.to()))
                .text("what", turn.what().map(game::say).orElse(""));
    }

    Sentence loss(Mistake mistake) {
        return Phrase.say(mistake.proved() ? "review.loss.proved" : "review.loss")
                .text("who", who(mistake.seat()))
                .number("line", mistake.line())
                .text("points", voice.figure(1, PERCENT * mistake.loss().mean()))
                .text("error", voice.figure(1, PERCENT * 2 * mistake.loss().error()));
    }

    Sentence chosen(Mistake mistake) {
        return Phrase.say("review.chosen").text("what", said(mistake.played()));
    }

    Sentence better(Mistake mistake) {
        return Phrase.say("review.better").text("what", said(mistake.better()));
    }

    Sentence why(Reason reason) {
        return Phrase.say("review.why")
                .text("what", game.say(reason.what()))
                .number("better", reason.better())
                .number("played", reason.played())
                .number("worlds", reason.worlds())
                .text("rule", reason.rule());
    }

    private String said(ToldChoice choice) {
        return choice.words().stream().map(game::say).collect(Collectors.joining(" "));
    }

    /** In the program's voice. */
    String told(Sentence sentence) {
        return program.say(sentence);
    }

    String percent(double chance) {
        return voice.figure(1, PERCENT * chance) + "\u202f%";
    }

    private String signed(double points) {
        return (points > 0 ? "+" : "") + voice.figure(1, points);
    }
}
