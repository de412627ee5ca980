package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.util.HashSet;
import tischlein.table.Answer;
import tischlein.table.Guest;
import tischlein.table.Request;
import tischlein.table.Skeleton;
import tischlein.table.Tables;
import tischlein.table.Wire;
import tools.jackson.databind.JsonNode;

/**
 * Asks tables, before somebody takes another name, whether it looks like one that is there.
 * (Whoever sits down is asked by the table itself.)
 */
final class Lookalikes {
    private final Tables tables;

    Lookalikes(Tables tables) {
        this.tables = tables;
    }

    /**
     * @throws Problem if somebody else at the table has a name that looks like the guest's
     */
    void check(String table, Guest guest) {
        if (tables.ask(table, new Request.Describe(guest)) instanceof Answer.Told(String json)) {
            var described = Wire.read(json, JsonNode.class);
            var mine = new HashSet<Integer>();
            described.path("mine").forEach(seat -> mine.add(seat.intValue()));
            var seats = described.path("seats");
            var skeleton = Skeleton.of(guest.name());
            for (int seat = 0; seat < seats.size(); seat++) {
                var name = seats.path(seat).path("name").asString("");
                if (!mine.contains(seat) && !name.isEmpty() && Skeleton.of(name).equals(skeleton)) {
                    throw new Problem(
                            Problem.CONFLICT,
                            say("refused.lookalike")
                                    .text("name", guest.name())
                                    .text("other", name));
                }
            }
        }
    }
}
