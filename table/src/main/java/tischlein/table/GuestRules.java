package tischlein.table;

import java.util.ArrayList;
import java.util.List;

/**
 * What guests may do at a table, and who may not come back to it. Never changed: a change makes
 * another one.
 *
 * @param several whether a guest may take more than one chair; the host always may
 * @param patience after how many minutes without a choice the others may vote for a bot; 0: never
 * @param founder the hash of the guest who laid the table, whom no later host can send away
 * @param removed the hashes of the guests whom the host has sent away, the last one last
 */
public record GuestRules(boolean several, int patience, String founder, List<String> removed) {
    public static final int USUAL_PATIENCE = 5;

    /** More than a host can have sent away in an evening; beyond that the first one is let in. */
    private static final int MOST_REMOVED = 100;

    static final GuestRules USUAL = new GuestRules(false, USUAL_PATIENCE);

    public GuestRules {
        removed = List.copyOf(removed);
    }

    /** Those of a table that somebody wishes for: nobody has been sent away yet. */
    public GuestRules(boolean several, int patience) {
        this(several, patience, "", List.of());
    }

    /** The same at a new table of this guest's. */
    GuestRules at(String host) {
        return new GuestRules(several, patience, host, List.of());
    }

    GuestRules withSeveral(boolean on) {
        return new GuestRules(on, patience, founder, removed);
    }

    GuestRules without(String guest) {
        var out = new ArrayList<>(removed);
        out.remove(guest);
        out.add(guest);
        return new GuestRules(
                several,
                patience,
                founder,
                out.subList(Math.max(0, out.size() - MOST_REMOVED), out.size()));
    }

    /** Names nobody. */
    @Override
    public String toString() {
        return "rules for guests, " + removed.size() + " sent away";
    }
}
