package tischlein.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A language that every text is written in, with its plurals. */
public enum Language {
    EN,
    FR,
    DE,
    JA;

    /** As files and options name it. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Language> coded(String code) {
        return Arrays.stream(values()).filter(language -> language.code().equals(code)).findFirst();
    }

    /** The ends of the keys that a text with a singular and a plural has in this language. */
    public List<String> plurals() {
        return this == JA ? List.of(".other") : List.of(".one", ".other");
    }

    /** Which of the plurals goes with so many, by the rule of the CLDR for whole numbers. */
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
