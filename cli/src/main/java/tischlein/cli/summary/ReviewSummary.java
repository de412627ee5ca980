package tischlein.cli.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Phrase;
import tischlein.review.Review;
import tischlein.review.choice.Mistake;

/** A game told again, for people to read. */
final class ReviewSummary {
    private static final String INDENT = "  ";

    private final ReviewWords words;
    private final Review review;
    private final Voice voice;
    private final OptionalInt only;
    private final List<String> lines = new ArrayList<>();

    /**
     * @param only the seat whose choices are told; all if it is none
     */
    ReviewSummary(ReviewWords words, OptionalInt only) {
        this.words = words;
        this.review = words.review();
        this.voice = words.voice();
        this.only = only;
    }

    List<String> lines() {
        ledger();
        words.head().forEach(sentence -> paragraph("", words.told(sentence)));
        if (!review.turns().isEmpty()) {
            heading("review.turns");
            review.turns().forEach(turn -> paragraph(INDENT, words.told(words.swing(turn))));
        }
        if (review.choices() > 0) {
            heading("review.choices");
            for (int seat = 0; seat < review.ledger().seats(); seat++) {
                if (only.orElse(seat) == seat) {
                    choices(seat);
                }
            }
        }
        return lines;
    }

    private void ledger() {
        var rows = new ArrayList<List<String>>();
        var head = new ArrayList<>(List.of(""));
        ReviewWords.COLUMNS.forEach(column -> head.add(voice.text(column)));
        rows.add(head);
        for (int seat = 0; seat < review.ledger().seats(); seat++) {
            var figures = new ArrayList<>(List.of(words.who(seat)));
            figures.addAll(words.columns(seat));
            rows.add(figures);
            var reaches = new ArrayList<>(List.of(""));
            reaches.addAll(words.reaches(seat));
            reaches.add("");
            rows.add(reaches);
        }
        lines.addAll(Layout.table("lrrrrr", rows));
        lines.add("");
    }

    private void choices(int seat) {
        var mistakes = review.mistakes(seat);
        if (mistakes.isEmpty()) {
            paragraph(INDENT, words.told(Phrase.say("review.none").text("who", words.who(seat))));
        }
        mistakes.forEach(this::choice);
    }

    private void choice(Mistake mistake) {
        paragraph(INDENT, words.told(words.loss(mistake)));
        paragraph(INDENT + INDENT, words.told(words.chosen(mistake)));
        paragraph(INDENT + INDENT, words.told(words.better(mistake)));
        mistake.reason()
                .ifPresent(reason -> paragraph(INDENT + INDENT, words.told(words.why(reason))));
    }

    private void heading(String key) {
        lines.add("");
        lines.add(voice.text(key));
    }

    private void paragraph(String indent, String text) {
        lines.addAll(Layout.wrapped(indent + text, voice));
    }
}
