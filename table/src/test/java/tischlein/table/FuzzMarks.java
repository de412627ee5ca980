package tischlein.table;

/**
 * Bytes that decide what happens at a table, one after the other. A digit stands for itself,
 * letters go on from there; spaces and line breaks are only for people who read them.
 */
final class FuzzMarks {
    private static final String ORDER =
            "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final byte[] bytes;
    private int at;

    FuzzMarks(byte[] bytes) {
        this.bytes = bytes;
        skip();
    }

    private void skip() {
        while (at < bytes.length && (bytes[at] == ' ' || bytes[at] == '\n')) {
            at++;
        }
    }

    boolean more() {
        return at < bytes.length;
    }

    /** The next one as it is; a zero at the end. */
    char letter() {
        if (!more()) {
            return '0';
        }
        char letter = (char) (bytes[at++] & 0x7F);
        skip();
        return letter;
    }

    /** The next one as a number below 64. */
    int number() {
        char letter = letter();
        int place = ORDER.indexOf(letter);
        return place < 0 ? letter & 63 : place;
    }

    int below(int bound) {
        return number() % bound;
    }
}
