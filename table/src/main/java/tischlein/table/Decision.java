package tischlein.table;

/**
 * What has just been decided about a guest, so that everybody can be told why a chair changes.
 *
 * @param name what the guest is called
 */
record Decision(What what, int seat, String name) {
    /** Who has decided what. */
    enum What {
        /** The host has freed the chair. */
        FREED,
        /** The host has sent the guest away for good. */
        REMOVED,
        /** The others have voted for a bot. */
        OUTVOTED
    }

    static Decision outvoted(Setup setup, int seat) {
        return new Decision(What.OUTVOTED, seat, setup.chairs().get(seat).name());
    }

    /** Names nobody. */
    @Override
    public String toString() {
        return what + " at seat " + seat;
    }
}
