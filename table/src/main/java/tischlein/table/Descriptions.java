package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import tischlein.kernel.Game;
import tischlein.log.Log;

/** Writes what everybody may know of a table, by docs/protocol.md. */
final class Descriptions {
    private Descriptions() {}

    /**
     * @param seen what is known of each guest's seat
     * @param game none if this program does not play the table's version
     */
    static Map<String, Object> table(
            StoredTable row,
            Log.Header header,
            Setup setup,
            Optional<Guest> guest,
            IntFunction<Attendance.Seen> seen,
            int onlookers,
            Optional<? extends Game<?, ?, ?>> game) {
        var table =
                Wire.object(
                        "is", "table",
                        "table", row.id(),
                        "phase", row.phase(),
                        "game", header.game(),
                        "version", header.version(),
                        "options", header.options(),
                        "seats", seats(setup, seen, game.map(Casting::of)),
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
                    Wire.object(
                            "move", setup.pace().move() / 1_000,
                            "bank", setup.pace().bank() / 1_000));
        }
        header.seal().ifPresent(seal -> table.put("sealed", seal));
        if (!setup.next().isEmpty()) {
            table.put("next", setup.next());
        }
        if (game.isEmpty()) {
            table.put(
                    "stopped",
                    say("table.stopped")
                            .text("game", header.game())
                            .number("version", header.version()));
        }
        return table;
    }

    /**
     * A table in memory as it is now.
     *
     * @param decision what has just been decided about somebody
     */
    static String now(Sitting here, Optional<Guest> guest, Optional<Decision> decision) {
        var setup = here.setup();
        var table =
                table(
                        here.row(),
                        here.header(),
                        setup,
                        guest,
                        here::seen,
                        here.audience().onlookers(),
                        here.game());
        var another = here.another();
        decision.ifPresent(decided -> table.put("decided", decided));
        again(
                table,
                here.row(),
                another.seats(setup),
                another.joining(setup, here.audience()::watches),
                guest);
        return Wire.write(table);
    }

    /**
     * Adds who wants another game.
     *
     * @param seats those that have said yes
     * @param joining those who have said yes without a seat
     */
    static void again(
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
        var described = Wire.object("name", guest.name(), "figure", guest.figure());
        asking.filter(one -> one.hash().equals(guest.hash()))
                .ifPresent(_ -> described.put("mine", true));
        return described;
    }

    private static List<Map<String, Object>> seats(
            Setup setup, IntFunction<Attendance.Seen> seen, Optional<Casting> casting) {
        var seats = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < setup.chairs().size(); seat++) {
            var chair = setup.chairs().get(seat);
            var described = Wire.object("kind", chair.kind());
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
                    casting.map(all -> all.called(chair))
                            .filter(called -> !called.isEmpty())
                            .ifPresent(called -> described.put("called", called));
                }
            }
            seats.add(described);
        }
        return seats;
    }

    private static List<Integer> seats(Setup setup, Guest guest) {
        var seats = new ArrayList<Integer>();
        for (int seat = 0; seat < setup.chairs().size(); seat++) {
            if (setup.chairs().get(seat).of(guest.hash())) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
