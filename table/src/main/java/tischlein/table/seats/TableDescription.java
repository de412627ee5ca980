package tischlein.table.seats;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import tischlein.kernel.Phrase;
import tischlein.log.Log;
import tischlein.table.outside.KnownGames;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable;

/** Writes what everybody may know about a table, as docs/protocol.md defines it. */
public final class TableDescription {
    private TableDescription() {}

    /**
     * @param seen what is known about each guest's seat
     */
    public static Map<String, Object> table(
            StoredTable row,
            Log.Header header,
            Setup setup,
            Optional<Guest> guest,
            IntFunction<Attendance.Seen> seen,
            int onlookers,
            KnownGames games) {
        var game = games.of(header);
        var table =
                ProtocolJson.object(
                        "is", "table",
                        "table", row.id(),
                        "phase", row.phase(),
                        "game", header.game(),
                        "version", header.version(),
                        "options", header.options(),
                        "seats", seats(setup, seen, game.map(BotNames::of)),
                        "mine", guest.map(who -> seats(setup, who)).orElse(List.of()),
                        "listed", row.listed(),
                        "chat", setup.chat(),
                        "order", setup.order(),
                        "newcomers", setup.newcomers(),
                        "several", setup.rules().several(),
                        "patience", setup.rules().patience(),
                        "absence", setup.absence(),
                        "pace", setup.pace().bots(),
                        "tempo", setup.pace().tempo(),
                        "series", row.series(),
                        "created", row.created(),
                        "onlookers", onlookers);
        if (setup.pace().clock()) {
            table.put(
                    "clock",
                    ProtocolJson.object(
                            "move", setup.pace().move() / 1_000,
                            "bank", setup.pace().bank() / 1_000));
        }
        header.seal().ifPresent(seal -> table.put("sealed", seal));
        if (!setup.next().isEmpty()) {
            table.put("next", setup.next());
        }
        if (game.isEmpty()) {
            table.put("stopped", ofVersion("table.stopped", header));
        } else if (games.isOlder(header)) {
            table.put("older", ofVersion("table.older", header));
        }
        return table;
    }

    private static Phrase.Sentence ofVersion(String key, Log.Header header) {
        return say(key).text("game", header.game()).number("version", header.version());
    }

    /**
     * Adds who wants another game.
     *
     * @param seats those that have said yes
     * @param joining guests without a seat who have said yes
     */
    public static void again(
            Map<String, Object> table,
            StoredTable row,
            List<Integer> seats,
            List<Guest> joining,
            Optional<Guest> asking) {
        if (row.phase() == StoredTable.Phase.OVER) {
            table.put("again", seats);
        }
        if (!joining.isEmpty()) {
            table.put("joining", joining.stream().map(guest -> joining(guest, asking)).toList());
        }
    }

    private static Map<String, Object> joining(Guest guest, Optional<Guest> asking) {
        var described = ProtocolJson.object("name", guest.name(), "figure", guest.figure());
        asking.filter(one -> one.hash().equals(guest.hash()))
                .ifPresent(_ -> described.put("mine", true));
        return described;
    }

    private static List<Map<String, Object>> seats(
            Setup setup, IntFunction<Attendance.Seen> seen, Optional<BotNames> botNames) {
        var seats = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < setup.chairs().size(); seat++) {
            var chair = setup.chairs().get(seat);
            var described = ProtocolJson.object("kind", chair.kind());
            switch (chair.kind()) {
                case OPEN -> {}
                case GUEST -> {
                    described.put("name", chair.name());
                    described.put("figure", chair.figure());
                    var known = seen.apply(seat);
                    described.put("here", known.here());
                    known.away().ifPresent(away -> described.put("away", away));
                    known.kept().ifPresent(kept -> described.put("kept", kept));
                    if (known.slow()) {
                        described.put("slow", true);
                    }
                    if (!known.votes().isEmpty()) {
                        described.put("votes", known.votes());
                    }
                    described.put("host", chair.of(setup.host()));
                    described.put("muted", chair.muted());
                }
                case BOT -> {
                    described.put("name", chair.name());
                    described.put("figure", chair.figure());
                    described.put("bot", chair.bot());
                    botNames.map(all -> all.called(chair))
                            .filter(called -> !called.isEmpty())
                            .ifPresent(called -> described.put("called", called));
                }
            }
            seats.add(described);
        }
        return seats;
    }

    private static List<Integer> seats(Setup setup, Guest guest) {
        return setup.seats(chair -> chair.of(guest.hash())).boxed().toList();
    }
}
