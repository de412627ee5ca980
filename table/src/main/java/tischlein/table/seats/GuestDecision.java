package tischlein.table.seats;

import tischlein.table.store.Setup;

/**
 * What has just been decided about a guest, so that everybody can be told why a chair changed
 * hands.
 *
 * @param name the guest's name
 */
public record GuestDecision(What what, int seat, String name) {
    /** What was decided, and by whom. */
    public enum What {
        /** The host has freed the chair. */
        FREED,
        /** The host has sent the guest away for good. */
        REMOVED,
        /** The others have voted for a bot. */
        OUTVOTED
    }

    public static GuestDecision outvoted(Setup setup, int seat) {
        return new GuestDecision(What.OUTVOTED, seat, setup.chairs().get(seat).name());
    }

    /** Contains no names. */
    @Override
    public String toString() {
        return what + " at seat " + seat;
    }
}
