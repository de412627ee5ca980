package tischlein.server;

import java.util.Locale;
import java.util.regex.Pattern;

/** Codes of tables as people hand them on: in groups, and in small letters too. */
final class Codes {
    private static final Pattern GAPS = Pattern.compile("[\\s\\p{Pd}]+");

    private Codes() {}

    static String cleaned(String typed) {
        return GAPS.matcher(typed).replaceAll("").toUpperCase(Locale.ROOT);
    }
}
