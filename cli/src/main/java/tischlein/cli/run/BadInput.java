package tischlein.cli.run;

/** Something is wrong with what the user gave: it has the line to print, in the user's language. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String line;

    public BadInput(String line) {
        super(line);
        this.line = line;
    }

    public String line() {
        return line;
    }
}
