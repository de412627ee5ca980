package tischlein.server.messages;

import java.util.Locale;
import java.util.regex.Pattern;

/** Reads table codes as people write them: in groups, and in lower case too. */
public final class TableCodes {
    private static final Pattern GAPS = Pattern.compile("[\\s\\p{Pd}]+");

    private TableCodes() {}

    public static String cleaned(String typed) {
        return GAPS.matcher(typed).replaceAll("").toUpperCase(Locale.ROOT);
    }
}
