package tischlein.table.seats;

import tischlein.table.store.StoredTable;

/**
 * Measures how long the host has been away. A host who stays away too long is replaced, because
 * only a host can start a game.
 */
public final class HostAbsence {
    private static final int PATIENCE = 60_000; // milliseconds

    private long end = StoredTable.NEVER; // when another host takes over, in ticks
    private boolean seen; // whether the host has been here at all

    /**
     * Called when somebody may have come or gone.
     *
     * @param here whether the host is here
     * @param others whether somebody is here who could be host instead
     */
    public void look(boolean here, boolean others, long ticks) {
        seen |= here;
        if (here || !others) {
            end = StoredTable.NEVER;
        } else if (seen && end == StoredTable.NEVER) {
            end = ticks + PATIENCE;
        }
    }

    /** When somebody else becomes host, in ticks, or never. */
    public long next() {
        return end;
    }

    /** Somebody else is host now. */
    public void handOver() {
        end = StoredTable.NEVER;
    }
}
