package tischlein.load.kill;

import java.util.OptionalInt;

/** What happens to servers that share their tables, while clients play. */
public enum ServerTrouble {
    /** For comparison. */
    NOTHING("nothing", OptionalInt.empty()),
    /** {@code kill -9}. */
    KILL("killed", OptionalInt.of(5_000)),
    /** As an administrator stops it. */
    STOP("stopped", OptionalInt.of(500)),
    /** It does nothing for a while, and then goes on as if nothing had been. */
    FREEZE("frozen for 10 s", OptionalInt.of(20_000)),
    /** No server reaches another until all believe to be alone; all reach clients and database. */
    CUT("cut off from each other", OptionalInt.of(20_000)),
    /** The database stops and starts again. */
    DATABASE("database restarted", OptionalInt.empty()),
    /** A server that was gone joins the others again. */
    RETURN("a server comes back", OptionalInt.empty());

    private final String told;
    private final OptionalInt goal;

    ServerTrouble(String told, OptionalInt goal) {
        this.told = told;
        this.goal = goal;
    }

    public String told() {
        return told;
    }

    /** Milliseconds after which 99 of 100 tables shall go on. */
    public OptionalInt goal() {
        return goal;
    }
}
