package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.table.StoredTable.Phase;

/** Answers what is wanted of a table beside the game itself. */
final class Clerk {
    private Clerk() {}

    static Answer arrange(
            Sitting here, Tables tables, Outside outside, Request.Arrangement request) {
        var setup = here.setup();
        var phase = here.row().phase();
        var by = request.by();
        switch (request) {
            case Request.Take take -> here.save(People.take(setup, phase, by, take.seat()));
            case Request.Leave leave -> leave(here, leave);
            case Request.Remove remove -> {
                remove(here, remove);
                Sequels.attended(here, tables);
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
            case Request.SetTempo other -> {
                People.needHost(setup, by);
                here.pace(setup.withTempo(other.tempo()));
            }
            case Request.AllowNewcomers allow -> {
                People.needHost(setup, by);
                here.save(setup.withNewcomers(allow.on()));
            }
            case Request.AllowSeveral allow -> {
                People.needHost(setup, by);
                here.save(setup.withRules(setup.rules().withSeveral(allow.on())));
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

    /** A guest leaves a chair, or the host frees it. */
    private static void leave(Sitting here, Request.Leave leave) {
        var setup = here.setup();
        var phase = here.row().phase();
        int seat = leave.seat();
        var chair = People.chair(setup, seat);
        if (chair.of(leave.by().hash()) || !setup.host().equals(leave.by().hash())) {
            var present = here.attendance();
            here.save(People.leave(setup, phase, leave.by(), seat, here.casting(), present::here));
        } else {
            var freed = HostPowers.free(setup, phase, leave.by(), seat, here.casting());
            here.keep(freed, phase);
            here.tellTable(Optional.of(new Decision(Decision.What.FREED, seat, chair.name())));
        }
        here.wake();
    }

    private static void remove(Sitting here, Request.Remove remove) {
        var setup = here.setup();
        int seat = remove.seat();
        var changed =
                HostPowers.remove(setup, here.row().phase(), remove.by(), seat, here.casting());
        var chair = People.chair(setup, seat);
        here.keep(changed, here.row().phase());
        here.audience().dismiss(chair.guest(), here.row().id(), say("refused.removed"));
        here.another().forget(chair.guest());
        here.gone(Optional.of(new Decision(Decision.What.REMOVED, seat, chair.name())));
        here.wake();
    }

    static Answer inform(Sitting here, House house, Request.Inquiry request) {
        var row = here.row();
        var store = house.store();
        return switch (request) {
            case Request.Describe describe ->
                    new Answer.Told(here.description(Optional.of(describe.by())));
            case Request.Story story -> {
                mayLook(here, story.seat(), story.by());
                var play = here.stage().play();
                yield new Answer.Told(Archive.story(house, row, play, story.seat()));
            }
            case Request.Position position -> {
                mayLook(here, position.seat(), position.by());
                var play = here.stage().play();
                yield new Answer.Told(
                        Archive.position(house, row, play, position.seat(), position.version()));
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
        HostPowers.needWelcome(here.setup(), guest);
        if (seat == Game.ONLOOKER) {
            return;
        }
        if (here.row().phase() == Phase.OVER) {
            People.chair(here.setup(), seat);
        } else {
            People.own(here.setup(), seat, guest);
        }
    }

    static Answer watch(Sitting here, Tables tables, Request.Watch request) {
        here.watch(request);
        Sequels.attended(here, tables);
        return new Answer.Done(here.version());
    }

    static Answer unwatch(Sitting here, Tables tables, Request.Unwatch request) {
        here.unwatch(request.listener());
        Sequels.attended(here, tables);
        return new Answer.Done(here.version());
    }
}
