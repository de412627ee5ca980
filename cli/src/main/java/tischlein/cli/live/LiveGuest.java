package tischlein.cli.live;

import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.client.HttpApi;
import tischlein.client.Invitation;

/**
 * Where a live table is, and who this is there.
 *
 * @param name as the command line has it; empty for the usual guest
 * @param lays whether this guest has just laid the table: it begins when nobody is missing
 */
public record LiveGuest(
        Surroundings around,
        Voice voice,
        Invitation invitation,
        HttpApi errands,
        String name,
        String table,
        boolean plays,
        boolean lays) {

    /** The same guest at another table. */
    public LiveGuest at(String other) {
        return new LiveGuest(around, voice, invitation, errands, name, other, plays, false);
    }

    /** Where the server has the table. */
    String path() {
        return "/api/tables/" + table;
    }

    /** What the command line wants to hear to bring the same guest to the same table. */
    String wayBack() {
        var server = invitation.server();
        boolean usual = server.equals(Invitation.to(around.usualServer()).server());
        var place = usual ? table : server + "/#/t/" + table;
        return name.isEmpty()
                ? place
                : place + " --name " + (name.contains(" ") ? '"' + name + '"' : name);
    }
}
