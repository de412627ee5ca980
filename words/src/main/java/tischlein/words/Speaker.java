package tischlein.words;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tischlein.kernel.Phrase;

/**
 * The voice that says phrases in one language.
 *
 * <p>A seat is called by its name if it has one, and otherwise by its number, counted from 0 as
 * everywhere in logs and commands. A number below zero gets a true minus sign.
 */
public final class Speaker {
    private static final Pattern PLACE = Pattern.compile("\\{([^{}]*)}");
    private static final String MINUS = "\u2212";

    private final Texts texts;
    private final List<String> names;

    public Speaker(Texts texts) {
        this(texts, List.of());
    }

    /**
     * @param names by seat; a seat beyond them, or with an empty name, is called by its number
     */
    public Speaker(Texts texts, List<String> names) {
        this.texts = texts;
        this.names = List.copyOf(names);
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
                            .map(this::say)
                            .collect(Collectors.joining(texts.text("list.separator")));
            case Phrase.Sentence sentence -> sentence(sentence);
        };
    }

    private String seat(int number) {
        return number >= 0 && number < names.size() && !names.get(number).isEmpty()
                ? names.get(number)
                : fill("seat", texts.text("seat"), Map.of("number", new Phrase.Figure(number)));
    }

    private static String figure(int value) {
        return value < 0 ? MINUS + -(long) value : Integer.toString(value);
    }

    private String sentence(Phrase.Sentence sentence) {
        var key = key(sentence);
        return fill(key, texts.text(key), sentence.parts());
    }

    /** The key itself, or the one of its singular or plural. */
    private String key(Phrase.Sentence sentence) {
        var key = sentence.key();
        return !texts.has(key) && sentence.parts().get("count") instanceof Phrase.Figure(int count)
                ? key + texts.language().plural(count)
                : key;
    }

    private String fill(String key, String text, Map<String, Phrase> parts) {
        return PLACE.matcher(text)
                .replaceAll(place -> {
                    var part = parts.get(place.group(1));
                    if (part == null) {
                        throw new IllegalArgumentException(
                                "text " + key + " has no part " + place.group(1));
                    }
                    return Matcher.quoteReplacement(say(part));
                });
    }
}
