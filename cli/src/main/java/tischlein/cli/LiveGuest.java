package tischlein.cli;

import java.util.Optional;

/**
 * Where a live table is, and who this is there.
 *
 * @param name as the command line has it; empty for the usual guest
 * @param lays whether this guest has just laid the table: it begins when nobody is missing
 */
record LiveGuest(
        Surroundings around,
        Voice voice,
        Invitation invitation,
        Errands errands,
        String name,
        String table,
        boolean plays,
        boolean lays) {

    /** The same guest at another table. */
    LiveGuest at(String other) {
        return new LiveGuest(around, voice, invitation, errands, name, other, plays, false);
    }

    /** What the command line wants to hear to bring the same guest to the same table. */
    String wayBack() {
        var server = invitation.server();
        boolean usual = server.equals(Invitation.to(Optional.empty(), around).server());
        var place = usual ? table : server + "/#/t/" + table;
        return name.isEmpty()
                ? place
                : place + " --name " + (name.contains(" ") ? '"' + name + '"' : name);
    }
}
