package tischlein.testkit.inspect;

/** What a law found, not yet knowing in which game. */
public final class Breach extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Breach(String what) {
        super(what);
    }
}
