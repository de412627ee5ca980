package tischlein.words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A language that all texts exist in, with its plural forms. */
public enum Language {
    EN,
    FR,
    DE,
    JA;

    private static final String VOWELS = "aeiouœæAEIOUŒÆ";

    /** As files and options name it. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Language> coded(String code) {
        return Arrays.stream(values()).filter(language -> language.code().equals(code)).findFirst();
    }

    /** A part of a text, with the word that stands before it: “de” and “Anna” are “d’Anna”. */
    String after(String word, String part) {
        boolean elides = this == FR && !word.isEmpty() && !part.isEmpty();
        return elides && VOWELS.indexOf(bare(part.charAt(0))) >= 0
                ? word.substring(0, word.length() - 2) + "’" + part
                : word + part;
    }

    /** A letter without its accents. */
    private static char bare(char letter) {
        return Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFD).charAt(0);
    }

    /** The endings of the keys of a text that has plural forms in this language. */
    public List<String> plurals() {
        return this == JA ? List.of(".other") : List.of(".one", ".other");
    }

    /** The ending for so many, by the CLDR's rule for whole numbers. */
    public String plural(int count) {
        boolean one =
                switch (this) {
                    case EN, DE -> Math.abs(count) == 1;
                    case FR -> Math.abs(count) <= 1;
                    case JA -> false;
                };
        return one ? ".one" : ".other";
    }
}
