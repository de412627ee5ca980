package tischlein.cli;

/**
 * Where a live table is, and who this is there.
 *
 * @param lays whether this guest has just laid the table: it begins when nobody is missing
 */
record LiveGuest(
        Surroundings around,
        Voice voice,
        Invitation invitation,
        Errands errands,
        String table,
        boolean plays,
        boolean lays) {

    /** The same guest at another table. */
    LiveGuest at(String other) {
        return new LiveGuest(around, voice, invitation, errands, other, plays, false);
    }
}
