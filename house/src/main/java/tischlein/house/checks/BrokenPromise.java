package tischlein.house.checks;

/** Something happened that must never happen. */
public final class BrokenPromise extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BrokenPromise(String what) {
        super(what);
    }

    public static void unless(boolean right, String wrong) {
        if (!right) {
            throw new BrokenPromise(wrong);
        }
    }
}
