package tischlein.table;

import static tischlein.kernel.Phrase.say;

import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.HostPowers;
import tischlein.table.seats.SeatingRules;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable.Phase;

/**
 * What comes after a game: another one, when everybody who is here has said yes or the host starts
 * it, or a new table that begins from a place in it.
 */
final class SequelChecks {
    private SequelChecks() {}

    static TableChange of(LoadedTable here, LiveTables tables, Request.Sequel request) {
        var guest = request.by();
        HostPowers.needWelcome(here.setup(), guest);
        boolean joins = request instanceof Request.Again && !seated(here, guest);
        boolean early = joins && here.row().phase() == Phase.PLAYING;
        RequestRefused.conflictUnless(
                here.row().phase() == Phase.OVER || early, say("refused.notover"));
        return switch (request) {
            case Request.Again again -> again(here, tables, guest, again.yes());
            case Request.Rematch _ -> rematch(here, tables, guest);
            case Request.Fork fork ->
                    new TableChange.Answered(
                            tables.fork(
                                    here.row(),
                                    here.header(),
                                    fork.version(),
                                    fork.chairs(),
                                    guest));
        };
    }

    private static boolean seated(LoadedTable here, Guest guest) {
        return here.setup().guests().contains(guest.hash());
    }

    private static boolean hosts(LoadedTable here, Guest guest) {
        return here.setup().host().equals(guest.hash());
    }

    private static TableChange rematch(LoadedTable here, LiveTables tables, Guest guest) {
        RequestRefused.unless(
                seated(here, guest) || hosts(here, guest),
                Answer.Reason.FORBIDDEN,
                say("refused.rematch"));
        // While the host is away, everybody who has a seat is host enough.
        return hosts(here, guest) || !here.seats().audience().watches(here.setup().host())
                ? start(here, tables, here.another())
                : again(here, tables, guest, true);
    }

    private static TableChange again(
            LoadedTable here, LiveTables tables, Guest guest, boolean yes) {
        if (!here.setup().next().isEmpty()) {
            return start(here, tables, here.another());
        }
        if (yes && !seated(here, guest)) {
            needChair(here, guest);
        }
        var another = here.another().answered(guest, yes);
        return wanted(here, another)
                ? start(here, tables, another)
                : new TableChange.Asked(another);
    }

    /** Somebody without a seat can only play if there is a bot's chair for one more. */
    private static void needChair(LoadedTable here, Guest guest) {
        var others = here.another().without(guest.hash());
        var next = others.seated(here.setup(), here.seats().audience()::watches);
        RequestRefused.conflictUnless(
                next.chairs().stream().anyMatch(chair -> chair.kind() == Setup.Kind.BOT),
                say("refused.nochair"));
        SeatingRules.join(next, guest);
    }

    /** Whether another game is to begin that has not yet. */
    static boolean wanted(LoadedTable here, AnotherGame another) {
        return here.row().phase() == Phase.OVER
                && here.setup().next().isEmpty()
                && another.wanted(here.setup(), here.seats().attendance()::here);
    }

    /** Whoever asks second gets the same table. */
    static TableChange start(LoadedTable here, LiveTables tables, AnotherGame another) {
        here.referee();
        var next = here.setup().next();
        return new TableChange.GoneOn(another, next.isEmpty() ? tables.code() : next);
    }
}
