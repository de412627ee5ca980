package tischlein.server.guests;

import java.util.HashSet;
import java.util.Optional;
import java.util.stream.IntStream;
import tischlein.table.Tables;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.seats.NameSkeleton;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tools.jackson.databind.JsonNode;

/**
 * Asks tables whether somebody there has a name that looks like a guest's. (When somebody sits
 * down, the table checks this itself too.)
 */
record Lookalikes(Tables tables) {
    /** The name of somebody else at the table that looks like the guest's. */
    Optional<String> found(String table, Guest guest) {
        if (!(tables.ask(table, new Request.Describe(guest)) instanceof Answer.Told(String json))) {
            return Optional.empty();
        }
        var described = ProtocolJson.read(json, JsonNode.class);
        var mine = new HashSet<Integer>();
        described.path("mine").forEach(seat -> mine.add(seat.intValue()));
        var seats = described.path("seats");
        var skeleton = NameSkeleton.of(guest.name());
        return IntStream.range(0, seats.size())
                .filter(seat -> !mine.contains(seat))
                .mapToObj(seat -> seats.path(seat).path("name").asString(""))
                .filter(name -> !name.isEmpty() && NameSkeleton.of(name).equals(skeleton))
                .findFirst();
    }
}
