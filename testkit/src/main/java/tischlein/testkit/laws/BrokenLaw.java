package tischlein.testkit.laws;

/** A law does not hold: which one, in which game, and how to get there. */
public final class BrokenLaw extends AssertionError {
    private static final long serialVersionUID = 1;
    private final String law;

    BrokenLaw(String law, String message, Throwable cause) {
        super(message, cause);
        this.law = law;
    }

    public String law() {
        return law;
    }
}
