package tischlein.cli;

/** Something is wrong with what the user gave: it has the line to print, in the user's language. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String line;

    BadInput(String line) {
        super(line);
        this.line = line;
    }

    String line() {
        return line;
    }
}
