package tischlein.table;

import java.util.Optional;
import tischlein.table.outside.Outside;
import tischlein.table.request.Request;
import tischlein.table.seats.BotNames;
import tischlein.table.seats.GuestDecision;
import tischlein.table.seats.HostPowers;
import tischlein.table.seats.SeatingRules;
import tischlein.table.store.Keys;
import tischlein.table.store.Setup;

/** Checks requests that change who sits where, or how a table is run. */
final class SetupChecks {
    private SetupChecks() {}

    static TableChange of(LoadedTable here, Outside outside, Request.Arrangement request) {
        var setup = here.setup();
        var phase = here.row().phase();
        var by = request.by();
        return switch (request) {
            case Request.Take take -> kept(here, SeatingRules.take(setup, phase, by, take.seat()));
            case Request.Leave leave -> leave(here, leave);
            case Request.Remove remove -> remove(here, remove);
            case Request.Place place ->
                    kept(
                            here,
                            SeatingRules.seatBot(
                                    setup, phase, by, place.seat(), place.bot(), botNames(here)));
            case Request.Rename rename ->
                    kept(here, SeatingRules.rename(setup, by, rename.before()));
            case Request.Call call ->
                    kept(here, SeatingRules.call(setup, phase, by, call.seat(), call.name()));
            case Request.HostArrangement arrangement -> {
                SeatingRules.needHost(setup, by);
                yield kept(here, arranged(setup, arrangement));
            }
            case Request.Link link -> {
                var chair = SeatingRules.own(setup, link.seat(), by);
                var token = outside.secret();
                var linked = setup.with(link.seat(), chair.linked(Keys.hash(token)));
                yield new TableChange.Arranged(linked, phase, Optional.empty(), "", token);
            }
            case Request.Unlink unlink -> {
                var chair = SeatingRules.own(setup, unlink.seat(), by);
                yield kept(here, setup.with(unlink.seat(), chair.linked("")));
            }
            case Request.Follow follow ->
                    kept(here, SeatingRules.follow(setup, by, Keys.hash(follow.token())));
        };
    }

    private static TableChange kept(LoadedTable here, Setup changed) {
        return new TableChange.Arranged(changed, here.row().phase());
    }

    /** What bots are called here; refused if this program does not play the game's version. */
    private static BotNames botNames(LoadedTable here) {
        return BotNames.of(here.referee().play().game());
    }

    private static Setup arranged(Setup setup, Request.HostArrangement request) {
        return switch (request) {
            case Request.AllowChat allow -> setup.withChat(allow.on());
            case Request.AllowNewcomers allow -> setup.withNewcomers(allow.on());
            case Request.AllowSeveral allow ->
                    setup.withRules(setup.rules().withSeveral(allow.on()));
            case Request.SetTempo other -> setup.withTempo(other.tempo());
            case Request.Mute mute ->
                    setup.with(
                            mute.seat(), SeatingRules.chair(setup, mute.seat()).muted(mute.on()));
        };
    }

    /** A guest leaves a chair, or the host frees it. */
    private static TableChange leave(LoadedTable here, Request.Leave leave) {
        var setup = here.setup();
        var phase = here.row().phase();
        int seat = leave.seat();
        var by = leave.by();
        var chair = SeatingRules.chair(setup, seat);
        if (chair.of(by.hash()) || !setup.host().equals(by.hash())) {
            var present = here.seats().attendance();
            return kept(
                    here,
                    SeatingRules.leave(setup, phase, by, seat, botNames(here), present::here));
        }
        var freed = HostPowers.free(setup, phase, by, seat, botNames(here));
        var decision = new GuestDecision(GuestDecision.What.FREED, seat, chair.name());
        return new TableChange.Arranged(freed, phase, Optional.of(decision), "", "");
    }

    private static TableChange remove(LoadedTable here, Request.Remove remove) {
        var setup = here.setup();
        var phase = here.row().phase();
        int seat = remove.seat();
        var changed = HostPowers.remove(setup, phase, remove.by(), seat, botNames(here));
        var chair = SeatingRules.chair(setup, seat);
        var decision = new GuestDecision(GuestDecision.What.REMOVED, seat, chair.name());
        return new TableChange.Arranged(changed, phase, Optional.of(decision), chair.guest(), "");
    }
}
