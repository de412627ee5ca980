package tischlein.testkit;

/** A law does not hold: which one, in which game, and how to get there. */
public final class Broken extends AssertionError {
    private static final long serialVersionUID = 1;
    private final String law;

    Broken(String law, String message, Throwable cause) {
        super(message, cause);
        this.law = law;
    }

    public String law() {
        return law;
    }
}
