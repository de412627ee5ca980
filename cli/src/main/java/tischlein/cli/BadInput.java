package tischlein.cli;

/** Something is wrong with what the user gave: the message is the line to print, in the user's language. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInput(String line) {
        super(line);
    }
}
