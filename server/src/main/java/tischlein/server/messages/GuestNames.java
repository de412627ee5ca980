package tischlein.server.messages;

import java.text.Normalizer;

/**
 * Cleans guests' names: removes invisible characters and those that change the direction of text or
 * stack up beyond the line, and limits them to {@link #LONGEST} characters.
 */
public final class GuestNames {
    static final int LONGEST = 20;
    private static final int MOST_MARKS = 2;

    private GuestNames() {}

    /** The name as it will be shown; empty if there is nothing to show. */
    public static String clean(String wanted) {
        var name = new StringBuilder();
        int length = 0;
        int marks = 0;
        boolean space = false;
        var normal = Normalizer.normalize(wanted, Normalizer.Form.NFKC);
        for (int c : normal.codePoints().toArray()) {
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                space = !name.isEmpty();
            } else if (shows(c)) {
                marks = marks(c, marks, space || name.isEmpty());
                int more = space ? 2 : 1;
                if (marks <= MOST_MARKS && length + more <= LONGEST) {
                    name.append(space ? " " : "").appendCodePoint(c);
                    length += more;
                    space = false;
                }
            }
        }
        return name.toString();
    }

    /**
     * The number of combining marks in a row, including this one; too many if it has no letter to
     * sit on.
     */
    private static int marks(int c, int before, boolean alone) {
        if (!isMark(c)) {
            return 0;
        }
        return alone ? MOST_MARKS + 1 : before + 1;
    }

    private static boolean isMark(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    private static boolean shows(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.ENCLOSING_MARK ->
                    false;
            default -> !isBlank(c);
        };
    }

    /** Letters and marks that are blank although their category says otherwise. */
    private static boolean isBlank(int c) {
        return c == 0x034F // combining grapheme joiner
                || c == 0x115F // Hangul fillers, here and below
                || c == 0x1160
                || c == 0x17B4 // Khmer vowels that are not written
                || c == 0x17B5
                || c >= 0x180B && c <= 0x180F // Mongolian variation selectors
                || c == 0x2800 // a braille cell without dots
                || c == 0x3164
                || c >= 0xFE00 && c <= 0xFE0F // variation selectors
                || c == 0xFFA0
                || c == 0xFFFC // placeholder for an object
                || c == 0xFFFD
                || c >= 0xE0100 && c <= 0xE01EF;
    }
}
