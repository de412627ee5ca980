package tischlein.cli.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import tischlein.arena.pages.Sheet;
import tischlein.cli.run.Voice;
import tischlein.kernel.Phrase;
import tischlein.review.Review;

/** A game told again as a page that needs nothing but itself. */
final class ReviewPage {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 320;
    private static final int LEFT = 60;
    private static final int BOTTOM = 30;
    private static final int NAMES = 140;
    private static final int COLOURS = 6;
    private static final int QUARTERS = 4;
    private static final double PERCENT = 100;

    /** Lines differ in colour, in their dashes, and by the name at their end. */
    private static final List<String> DASHES =
            List.of("none", "9 4", "3 3", "12 4 3 4", "1 4", "6 6");

    private final ReviewWords words;
    private final Review review;
    private final Voice voice;
    private final OptionalInt only;

    ReviewPage(ReviewWords words, OptionalInt only) {
        this.words = words;
        this.review = words.review();
        this.voice = words.voice();
        this.only = only;
    }

    String html() {
        var sheet = new Sheet(voice.language().code(), voice.text("review.title"));
        words.head().forEach(sentence -> sheet.paragraph(words.told(sentence)));
        sheet.tiles(List.of());
        sheet.wide(voice.text("review.chances"), voice.text("review.chances.note"), chart());
        sheet.wide(voice.text("review.ledger"), voice.text("review.ledger.note"), ledger());
        if (!review.turns().isEmpty()) {
            sheet.wide(voice.text("review.turns"), "", list(turns()));
        }
        if (review.choices() > 0) {
            sheet.wide(voice.text("review.choices"), voice.text("review.choices.note"), choices());
        }
        return sheet.html();
    }

    private List<String> turns() {
        return review.turns().stream().map(turn -> words.told(words.swing(turn))).toList();
    }

    private String choices() {
        var told = new StringBuilder();
        for (int seat = 0; seat < review.ledger().seats(); seat++) {
            if (only.orElse(seat) != seat) {
                continue;
            }
            if (review.mistakes(seat).isEmpty()) {
                var none = Phrase.say("review.none").text("who", words.who(seat));
                told.append(list(List.of(words.told(none))));
            }
            for (var mistake : review.mistakes(seat)) {
                var sentences = new ArrayList<>(List.of(words.told(words.loss(mistake))));
                sentences.add(words.told(words.chosen(mistake)));
                sentences.add(words.told(words.better(mistake)));
                mistake.reason().ifPresent(reason -> sentences.add(words.told(words.why(reason))));
                told.append(list(sentences));
            }
        }
        return told.toString();
    }

    private static String list(List<String> sentences) {
        var list = new StringBuilder("<ul>");
        sentences.forEach(one -> list.append("<li>").append(Sheet.escaped(one)).append("</li>"));
        return list.append("</ul>").toString();
    }

    private String ledger() {
        var rows = new ArrayList<List<String>>();
        var head = new ArrayList<>(List.of(""));
        ReviewWords.COLUMNS.forEach(column -> head.add(voice.text(column)));
        rows.add(head);
        for (int seat = 0; seat < review.ledger().seats(); seat++) {
            var row = new ArrayList<>(List.of(words.who(seat)));
            var columns = words.columns(seat);
            var reaches = words.reaches(seat);
            for (int i = 0; i < columns.size(); i++) {
                row.add(columns.get(i) + (i < reaches.size() ? " " + reaches.get(i) : ""));
            }
            rows.add(row);
        }
        return Sheet.table(rows, -1);
    }

    /** Every seat's chances over the game, a line each. */
    private String chart() {
        var svg = new StringBuilder();
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<svg role='img' viewBox='0 0 %d %d' aria-label='%s'>",
                        WIDTH,
                        HEIGHT,
                        Sheet.escaped(voice.text("review.chances"))));
        for (int quarter = 0; quarter <= QUARTERS; quarter++) {
            double chance = (double) quarter / QUARTERS;
            svg.append(
                    String.format(
                            Locale.ROOT,
                            "<line class='grid' x1='%d' x2='%d' y1='%.1f' y2='%.1f'/>",
                            LEFT,
                            WIDTH - NAMES,
                            down(chance),
                            down(chance)));
            svg.append(
                    String.format(
                            Locale.ROOT,
                            "<text class='label' x='%d' y='%.1f'>%.0f %%</text>",
                            LEFT - 8,
                            down(chance) + 4,
                            PERCENT * chance));
        }
        boolean team = review.game().about().team();
        for (int seat = 0; seat < (team ? 1 : review.ledger().seats()); seat++) {
            svg.append(line(seat, team ? voice.text("review.everybody") : words.who(seat)));
        }
        return svg.append("</svg>").toString();
    }

    private String line(int seat, String name) {
        var points = new StringBuilder();
        var bookings = review.ledger().bookings();
        for (int i = 0; i < bookings.size(); i++) {
            points.append(point(i, bookings.get(i).before().of(seat)));
        }
        double end = review.ledger().end().of(seat);
        points.append(point(bookings.size(), end));
        return String.format(
                Locale.ROOT,
                "<polyline fill='none' stroke='var(--c%d)' stroke-width='2.5' stroke-dasharray='%s' points='%s'/><text x='%d' y='%.1f'>%s</text>",
                seat % COLOURS,
                DASHES.get(seat % DASHES.size()),
                points,
                WIDTH - NAMES + 8,
                down(end) + 4 - (end == 0 ? 14.0 * seat : 0),
                Sheet.escaped(name));
    }

    private String point(int place, double chance) {
        double all = Math.max(1, review.ledger().bookings().size());
        return String.format(
                Locale.ROOT,
                "%.1f,%.1f ",
                LEFT + place / all * (WIDTH - NAMES - LEFT),
                down(chance));
    }

    private static double down(double chance) {
        return HEIGHT - BOTTOM - chance * (HEIGHT - 2 * BOTTOM);
    }
}
