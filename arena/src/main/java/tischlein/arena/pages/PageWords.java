package tischlein.arena.pages;

import java.util.Locale;
import tischlein.arena.Arena;
import tischlein.arena.play.Contest;
import tischlein.arena.statistics.Estimate;
import tischlein.kernel.Phrase;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** Words and numbers of the pages, in one language. */
record PageWords(Language language, Texts texts) {
    private static final double PERCENT = 100;

    PageWords(Language language) {
        this(language, Texts.of(Arena.class, "arena", language));
    }

    String text(String key) {
        return texts.text(key);
    }

    String say(Phrase phrase) {
        return new Speaker(texts).say(phrase);
    }

    String number(int digits, double value) {
        return String.format(Locale.of(language.code()), "%,." + digits + "f", value)
                .replace('-', '−');
    }

    /** A share as a percentage, exact to so many digits of the share. */
    String percent(double share, int digits) {
        return number(Math.max(0, digits - 2), PERCENT * share) + "\u202f%";
    }

    /** A number written with so many digits. */
    String plain(double value, int digits) {
        return number(digits, value);
    }

    String percent(double share) {
        return number(1, PERCENT * share) + "\u202f%";
    }

    String interval(int digits, Estimate estimate) {
        return number(digits, estimate.low()) + " – " + number(digits, estimate.high());
    }

    String percents(Estimate estimate) {
        return number(1, PERCENT * estimate.low()) + " – " + percent(estimate.high());
    }

    /** A game at a table: its name, seats and options. */
    String table(Contest<?, ?> contest) {
        var about = contest.game().about();
        var options =
                contest.options().values().entrySet().stream()
                        .map(option -> option.getKey() + " " + option.getValue())
                        .toList();
        return say(
                Phrase.say(options.isEmpty() ? "page.table.plain" : "page.table")
                        .text("game", about.name())
                        .count(contest.options().seats())
                        .texts("options", options));
    }
}
