package tischlein.store.database;

/** Thrown by a write that finds it may not be made: everything it has done so far is undone. */
public final class WithdrawnWrite extends RuntimeException {
    private static final long serialVersionUID = 1;

    public WithdrawnWrite() {
        super("the write was withdrawn", null, false, false);
    }
}
