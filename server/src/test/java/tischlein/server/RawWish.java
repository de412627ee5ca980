package tischlein.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.table.store.ProtocolJson;
import tischlein.testkit.worlds.WorldSeating;

/** What a client sends to have a table laid for people and bots. */
final class RawWish {
    private static final int PACE = 900;
    private static final int SECONDS = 600;

    private RawWish() {}

    static String of(Game<?, ?, ?> game, WorldSeating seating, boolean clock) {
        var wish = new HashMap<String, Object>();
        wish.put("game", game.about().name());
        wish.put("seats", seating.options().seats());
        wish.put("options", seating.options().values());
        wish.put("chairs", chairs(seating));
        wish.put("absence", Map.of("policy", "wait", "seconds", 0));
        wish.put("pace", PACE);
        if (clock) {
            wish.put("clock", Map.of("move", SECONDS, "bank", SECONDS));
        }
        return ProtocolJson.write(wish);
    }

    private static List<String> chairs(WorldSeating seating) {
        var chairs = new ArrayList<String>();
        chairs.add("me");
        for (int seat = 1; seat < seating.options().seats(); seat++) {
            var bot = seat % 2 == 0 ? "bot greedy" : "bot random";
            chairs.add(Bits.has(seating.bots(), seat) ? bot : "open");
        }
        return chairs;
    }
}
