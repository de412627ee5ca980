package tischlein.store;

/** A write has found that it may not be made: all that it has done so far is undone. */
final class Withdrawn extends RuntimeException {
    private static final long serialVersionUID = 1;

    Withdrawn() {
        super("the write was withdrawn", null, false, false);
    }
}
