package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.table.StoredTable.Phase;

/** Answers what is wanted of a table beside the game itself. */
final class Clerk {
    private Clerk() {}

    static Answer arrange(Sitting here, Outside outside, Request.Arrangement request) {
        var setup = here.setup();
        var phase = here.row().phase();
        var by = request.by();
        switch (request) {
            case Request.Take take -> here.save(People.take(setup, phase, by, take.seat()));
            case Request.Leave leave -> {
                here.save(People.leave(setup, phase, by, leave.seat(), here.casting()));
                here.wake();
            }
            case Request.Place place ->
                    here.save(
                            People.seatBot(
                                    setup, phase, by, place.seat(), place.bot(), here.casting()));
            case Request.Rename rename -> here.save(People.rename(setup, by, rename.before()));
            case Request.Call call ->
                    here.save(People.call(setup, phase, by, call.seat(), call.name()));
            case Request.AllowChat allow -> {
                People.needHost(setup, by);
                here.save(setup.withChat(allow.on()));
            }
            case Request.Mute mute -> {
                People.needHost(setup, by);
                var chair = People.chair(setup, mute.seat());
                here.save(setup.with(mute.seat(), chair.muted(mute.on())));
            }
            case Request.Link link -> {
                var chair = People.own(setup, link.seat(), by);
                var token = outside.secret();
                here.save(setup.with(link.seat(), chair.linked(Keys.hash(token))));
                return new Answer.Linked(here.row().id() + "-" + token);
            }
            case Request.Unlink unlink -> {
                var chair = People.own(setup, unlink.seat(), by);
                here.save(setup.with(unlink.seat(), chair.linked("")));
            }
            case Request.Follow follow ->
                    here.save(People.follow(setup, by, Keys.hash(follow.token())));
        }
        return new Answer.Done(here.version());
    }

    static Answer inform(Sitting here, House house, Request.Inquiry request) {
        var row = here.row();
        var store = house.store();
        return switch (request) {
            case Request.Describe describe ->
                    new Answer.Told(here.description(Optional.of(describe.by())));
            case Request.Story story -> {
                mayLook(here, story.seat(), story.by());
                var game = here.stage().play().game();
                yield new Answer.Told(Archive.story(game, row, store.log(row.id()), story.seat()));
            }
            case Request.Position position -> {
                mayLook(here, position.seat(), position.by());
                var game = here.stage().play().game();
                yield new Answer.Told(
                        Archive.position(game, house, row, position.seat(), position.version()));
            }
            case Request.Export _ -> {
                // A table that cannot go on is exported as it is: nobody will play it here.
                Refusing.unless(
                        row.phase() == Phase.OVER || !here.played(),
                        Answer.Reason.CONFLICT,
                        say("refused.export"));
                yield new Answer.Exported(Play.text(row.header(), store.log(row.id())));
            }
        };
    }

    /** Whoever may look at a game as this seat: its guest or, once it is over, everybody. */
    private static void mayLook(Sitting here, int seat, Guest guest) {
        if (seat == Game.ONLOOKER) {
            return;
        }
        if (here.row().phase() == Phase.OVER) {
            People.chair(here.setup(), seat);
        } else {
            People.own(here.setup(), seat, guest);
        }
    }

    static Answer goOn(Sitting here, Tables tables, Request.Sequel request) {
        Refusing.unless(
                here.row().phase() == Phase.OVER, Answer.Reason.CONFLICT, say("refused.notover"));
        return switch (request) {
            case Request.Rematch rematch -> rematch(here, tables, rematch.by());
            case Request.Fork fork ->
                    tables.fork(
                            here.row(), here.header(), fork.version(), fork.chairs(), fork.by());
        };
    }

    private static Answer rematch(Sitting here, Tables tables, Guest guest) {
        Refusing.unless(
                here.setup().guests().contains(guest.hash()),
                Answer.Reason.FORBIDDEN,
                say("refused.rematch"));
        // First the name is kept and then the table made: whatever happens in between, whoever asks
        // again gets the same one.
        var game = here.stage().play().game();
        boolean first = here.setup().next().isEmpty();
        if (first) {
            here.keep(here.setup().withNext(tables.code()), Phase.OVER);
        }
        tables.rematch(game, here.row(), here.header(), here.setup());
        if (first) {
            here.tellTable();
        }
        return new Answer.Elsewhere(here.setup().next());
    }
}
