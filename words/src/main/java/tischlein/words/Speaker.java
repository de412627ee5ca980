package tischlein.words;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tischlein.kernel.Phrase;

/**
 * Puts phrases into words in one language.
 *
 * <p>A seat is called by its name if it has one, otherwise by its number, counted from 0 as in logs
 * and commands. A negative number gets a true minus sign.
 *
 * <p>The hearer may sit at the table. If the part {@code seat} of a sentence is the hearer's own
 * seat, the text whose key ends in {@code .you} is used, if there is one; if it is another part,
 * say {@code left}, the one that ends in {@code .you.left}. In a list, the hearer's seat is {@code
 * seat.you}.
 *
 * <p>In French {@code de} and {@code que} lose their e before a part that begins with a vowel.
 */
public final class Speaker {
    /** A place for a part, with a French word before it that may lose its e. */
    private static final Pattern PLACE = Pattern.compile("(\\b(?:[dD]|[qQ]u)e )?\\{([^{}]*)}");

    private static final String MINUS = "\u2212";
    private static final String SEAT = "seat";
    private static final String YOU = ".you";
    private static final int NOBODY = -1;

    private final Texts texts;
    private final List<String> names;
    private final int hearer;

    public Speaker(Texts texts) {
        this(texts, List.of());
    }

    /**
     * @param names by seat; a seat beyond them, or with an empty name, is called by its number
     */
    public Speaker(Texts texts, List<String> names) {
        this(texts, names, NOBODY);
    }

    private Speaker(Texts texts, List<String> names, int hearer) {
        this.texts = texts;
        this.names = List.copyOf(names);
        this.hearer = hearer;
    }

    /**
     * The same speaker, speaking to somebody.
     *
     * @param seat of the hearer; negative for an onlooker, who hears names
     */
    public Speaker to(int seat) {
        return new Speaker(texts, names, seat);
    }

    /**
     * @throws IllegalArgumentException if there is no text for it, or the text needs a part that is
     *     missing
     */
    public String say(Phrase phrase) {
        return switch (phrase) {
            case Phrase.Seat(int number) -> seat(number);
            case Phrase.Figure(int value) -> figure(value);
            case Phrase.Text(String text) -> text;
            case Phrase.Series(List<Phrase> items) ->
                    items.stream()
                            .map(item -> isHearer(item) ? texts.text(SEAT + YOU) : say(item))
                            .collect(Collectors.joining(texts.text("list.separator")));
            case Phrase.Sentence sentence -> sentence(sentence);
        };
    }

    private String seat(int number) {
        return number >= 0 && number < names.size() && !names.get(number).isEmpty()
                ? names.get(number)
                : fill(SEAT, texts.text(SEAT), Map.of("number", new Phrase.Figure(number)));
    }

    private boolean isHearer(Phrase phrase) {
        return phrase instanceof Phrase.Seat(int number) && number >= 0 && number == hearer;
    }

    private static String figure(int value) {
        return value < 0 ? MINUS + -(long) value : Integer.toString(value);
    }

    private String sentence(Phrase.Sentence sentence) {
        var key = key(sentence);
        return fill(key, texts.text(key), sentence.parts());
    }

    /**
     * The key of the text in the second person if the sentence is about the hearer, otherwise its
     * own key.
     */
    private String key(Phrase.Sentence sentence) {
        return sentence.parts().entrySet().stream()
                .filter(part -> isHearer(part.getValue()))
                .map(part -> part.getKey().equals(SEAT) ? YOU : YOU + "." + part.getKey())
                .map(end -> counted(sentence.key() + end, sentence))
                .filter(texts::has)
                .findFirst()
                .orElseGet(() -> counted(sentence.key(), sentence));
    }

    /** The key itself, or that of its singular or plural. */
    private String counted(String key, Phrase.Sentence sentence) {
        return !texts.has(key) && sentence.parts().get("count") instanceof Phrase.Figure(int count)
                ? key + texts.language().plural(count)
                : key;
    }

    private String fill(String key, String text, Map<String, Phrase> parts) {
        return PLACE.matcher(text)
                .replaceAll(place -> {
                    var part = parts.get(place.group(2));
                    if (part == null) {
                        throw new IllegalArgumentException(
                                "text " + key + " has no part " + place.group(2));
                    }
                    var before = Objects.requireNonNullElse(place.group(1), "");
                    var said = texts.language().after(before, say(part));
                    return Matcher.quoteReplacement(said);
                });
    }
}
