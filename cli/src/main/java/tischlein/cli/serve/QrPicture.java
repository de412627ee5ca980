package tischlein.cli.serve;

import io.nayuki.qrcodegen.QrCode;

/**
 * A link as a picture for a phone's camera, made of letters: two modules stand in each, one above
 * the other.
 */
public record QrPicture(String link) {
    private static final int MARGIN = 2; // modules
    private static final String DARK_ON_WHITE = "\u001b[30;107m";
    private static final String PLAIN = "\u001b[0m";

    /** Which of the two modules a letter fills: none, the upper, the lower, both. */
    private static final String[] LETTERS = {" ", "▀", "▄", "█"};

    /** In the colours of paper. */
    public String inked() {
        return drawn(true);
    }

    /** Without colours: on a dark screen what the letters fill is the paper. */
    public String plain() {
        return drawn(false);
    }

    private String drawn(boolean inks) {
        var code = QrCode.encodeText(link, QrCode.Ecc.LOW);
        int end = code.size + MARGIN;
        var picture = new StringBuilder();
        for (int y = -MARGIN; y < end; y += 2) {
            picture.append("  ").append(inks ? DARK_ON_WHITE : "");
            for (int x = -MARGIN; x < end; x++) {
                int upper = code.getModule(x, y) == inks ? 1 : 0;
                int lower = code.getModule(x, y + 1) == inks ? 2 : 0;
                picture.append(LETTERS[upper + lower]);
            }
            picture.append(inks ? PLAIN : "").append('\n');
        }
        return picture.toString();
    }
}
