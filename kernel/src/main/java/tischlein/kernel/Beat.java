package tischlein.kernel;

/**
 * How much weight something that happens has in the telling: how long people need to see it. It
 * goes by the kind of thing alone, so that nobody learns from the time what only one seat may know.
 */
public enum Beat {
    /** Goes without saying. */
    NONE(0),
    /** One of many, such as a card of a deal. */
    QUICK(40),
    /** A step on the way. */
    STEP(400),
    /** What people wait for: cards are turned, somebody wins, loses or is out. */
    REVEAL(800);

    private final int millis;

    Beat(int millis) {
        this.millis = millis;
    }

    public int millis() {
        return millis;
    }
}
