package tischlein.table;

import static tischlein.kernel.Phrase.say;

import tischlein.table.StoredTable.Phase;

/**
 * What comes after a game: another one, when everybody who is here has said yes or the host starts
 * it, or a new table that begins from a place in it.
 */
final class Sequels {
    private Sequels() {}

    static Answer goOn(Sitting here, Tables tables, Request.Sequel request) {
        var guest = request.by();
        HostPowers.needWelcome(here.setup(), guest);
        boolean joins = request instanceof Request.Again && !seated(here, guest);
        boolean early = joins && here.row().phase() == Phase.PLAYING;
        Refusing.unless(
                here.row().phase() == Phase.OVER || early,
                Answer.Reason.CONFLICT,
                say("refused.notover"));
        return switch (request) {
            case Request.Again again -> again(here, tables, guest, again.yes());
            case Request.Rematch _ -> rematch(here, tables, guest);
            case Request.Fork fork ->
                    tables.fork(here.row(), here.header(), fork.version(), fork.chairs(), guest);
        };
    }

    private static boolean seated(Sitting here, Guest guest) {
        return here.setup().guests().contains(guest.hash());
    }

    private static boolean hosts(Sitting here, Guest guest) {
        return here.setup().host().equals(guest.hash());
    }

    private static Answer rematch(Sitting here, Tables tables, Guest guest) {
        Refusing.unless(
                seated(here, guest) || hosts(here, guest),
                Answer.Reason.FORBIDDEN,
                say("refused.rematch"));
        // While the host is away, everybody who has a seat is host enough.
        return hosts(here, guest) || !here.audience().watches(here.setup().host())
                ? start(here, tables)
                : again(here, tables, guest, true);
    }

    private static Answer again(Sitting here, Tables tables, Guest guest, boolean yes) {
        if (!here.setup().next().isEmpty()) {
            return start(here, tables);
        }
        var another = here.another();
        if (yes && !seated(here, guest)) {
            another.answer(guest, false); // counted once, however often it is said
            needChair(here, guest);
        }
        another.answer(guest, yes);
        if (wanted(here)) {
            return start(here, tables);
        }
        here.tellTable();
        return new Answer.Noted();
    }

    /** Somebody without a seat can only play if there is a bot's chair for one more. */
    private static void needChair(Sitting here, Guest guest) {
        var next = here.another().seated(here.setup(), here.audience()::watches);
        Refusing.unless(
                next.chairs().stream().anyMatch(chair -> chair.kind() == Setup.Kind.BOT),
                Answer.Reason.CONFLICT,
                say("refused.nochair"));
        People.join(next, guest);
    }

    private static boolean wanted(Sitting here) {
        return here.row().phase() == Phase.OVER
                && here.another().wanted(here.setup(), here.attendance()::here);
    }

    /**
     * Somebody has come to a table or gone: perhaps all who are left have said yes; and who watches
     * a game that is followed by another still reads its end.
     */
    static void attended(Sitting here, Tables tables) {
        var next = here.setup().next();
        if (!next.isEmpty()) {
            tables.read(next, here.audience().guests());
        } else if (wanted(here)) {
            start(here, tables);
        }
    }

    /**
     * First the name is kept and then the table made: whatever happens in between, whoever asks
     * again gets the same one.
     */
    private static Answer start(Sitting here, Tables tables) {
        var game = here.stage().play().game();
        boolean first = here.setup().next().isEmpty();
        if (first) {
            here.keep(here.setup().withNext(tables.code()), Phase.OVER);
        }
        var chairs = here.another().seated(here.setup(), here.audience()::watches);
        tables.rematch(game, here.row(), here.header(), chairs);
        if (first) {
            tables.read(here.setup().next(), here.audience().guests());
            here.tellTable();
        }
        return new Answer.Elsewhere(here.setup().next());
    }
}
