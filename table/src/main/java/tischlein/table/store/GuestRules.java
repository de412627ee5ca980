package tischlein.table.store;

import java.util.ArrayList;
import java.util.List;

/**
 * What guests may do at a table, and who may not come back to it. Immutable.
 *
 * @param several whether a guest may take more than one chair; the host always may
 * @param patience after how many minutes without a choice the others may vote for a bot; 0: never
 * @param founder the hash of the guest who made the table, whom no later host can send away
 * @param removed the hashes of the guests whom the host has sent away, the latest last
 */
public record GuestRules(boolean several, int patience, String founder, List<String> removed) {
    public static final int USUAL_PATIENCE = 5;

    /**
     * More than a host sends away in an evening; beyond that the earliest is forgotten and may come
     * back.
     */
    private static final int MOST_REMOVED = 100;

    public static final GuestRules USUAL = new GuestRules(false, USUAL_PATIENCE);

    public GuestRules {
        removed = List.copyOf(removed);
    }

    /** The rules of a new table: nobody has been sent away yet. */
    public GuestRules(boolean several, int patience) {
        this(several, patience, "", List.of());
    }

    /** The same rules at a new table that this guest has made. */
    public GuestRules at(String host) {
        return new GuestRules(several, patience, host, List.of());
    }

    public GuestRules withSeveral(boolean on) {
        return new GuestRules(on, patience, founder, removed);
    }

    public GuestRules without(String guest) {
        var out = new ArrayList<>(removed);
        out.remove(guest);
        out.add(guest);
        return new GuestRules(
                several,
                patience,
                founder,
                out.subList(Math.max(0, out.size() - MOST_REMOVED), out.size()));
    }

    /** Contains no names. */
    @Override
    public String toString() {
        return "rules for guests, " + removed.size() + " sent away";
    }
}
