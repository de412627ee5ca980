package tischlein.server;

import java.util.HashSet;
import java.util.Optional;
import java.util.stream.IntStream;
import tischlein.table.Answer;
import tischlein.table.Guest;
import tischlein.table.Request;
import tischlein.table.Skeleton;
import tischlein.table.Tables;
import tischlein.table.Wire;
import tools.jackson.databind.JsonNode;

/**
 * Asks tables whether somebody there has a name that looks like a guest's. (Whoever sits down is
 * asked by the table itself as well.)
 */
final class Lookalikes {
    private final Tables tables;

    Lookalikes(Tables tables) {
        this.tables = tables;
    }

    /** The name of somebody else at the table that looks like the guest's. */
    Optional<String> found(String table, Guest guest) {
        if (!(tables.ask(table, new Request.Describe(guest)) instanceof Answer.Told(String json))) {
            return Optional.empty();
        }
        var described = Wire.read(json, JsonNode.class);
        var mine = new HashSet<Integer>();
        described.path("mine").forEach(seat -> mine.add(seat.intValue()));
        var seats = described.path("seats");
        var skeleton = Skeleton.of(guest.name());
        return IntStream.range(0, seats.size())
                .filter(seat -> !mine.contains(seat))
                .mapToObj(seat -> seats.path(seat).path("name").asString(""))
                .filter(name -> !name.isEmpty() && Skeleton.of(name).equals(skeleton))
                .findFirst();
    }
}
