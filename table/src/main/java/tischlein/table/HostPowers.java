package tischlein.table;

import static tischlein.kernel.Phrase.say;

import tischlein.bots.Bots;
import tischlein.table.Setup.Chair;
import tischlein.table.Setup.Kind;
import tischlein.table.StoredTable.Phase;

/**
 * What the host can do about other guests: free a chair, or send somebody away for good. Each
 * answers with another setup.
 */
final class HostPowers {
    private HostPowers() {}

    /** A chair that somebody else sits on: free before the start, afterwards a bot's. */
    static Setup free(Setup setup, Phase phase, Guest host, int seat, Casting casting) {
        somebodyElse(setup, host, seat);
        return vacated(setup, phase, seat, casting);
    }

    /**
     * Takes all chairs from the guest who sits there, and lets them neither sit down nor watch any
     * more. When the game is over the chairs stay as they were: the next game has bots there.
     */
    static Setup remove(Setup setup, Phase phase, Guest host, int seat, Casting casting) {
        var guest = somebodyElse(setup, host, seat).guest();
        Refusing.unless(setup.next().isEmpty(), Answer.Reason.CONFLICT, say("refused.next"));
        var changed = setup;
        for (int each = 0; phase != Phase.OVER && each < setup.chairs().size(); each++) {
            if (setup.chairs().get(each).of(guest)) {
                changed = vacated(changed, phase, each, casting);
            }
        }
        return changed.withRules(setup.rules().without(guest));
    }

    /** The chair of a guest whom this host may send away, or a refusal. */
    private static Chair somebodyElse(Setup setup, Guest host, int seat) {
        People.needHost(setup, host);
        var chair = People.chair(setup, seat);
        Refusing.unless(chair.kind() == Kind.GUEST, Answer.Reason.CONFLICT, say("refused.nobody"));
        Refusing.unless(!chair.of(host.hash()), Answer.Reason.CONFLICT, say("refused.self"));
        Refusing.unless(
                !chair.of(setup.rules().founder()),
                Answer.Reason.CONFLICT,
                say("refused.founder").seat(seat));
        return chair;
    }

    /** Before the start a chair that is left is free again; afterwards a bot keeps it. */
    static Setup vacated(Setup setup, Phase phase, int seat, Casting casting) {
        return switch (phase) {
            case GATHERING -> setup.with(seat, Chair.OPEN);
            case PLAYING -> {
                var left = setup.chairs().get(seat).guest();
                var placed = People.place(setup, seat, Bots.USUAL, casting);
                yield placed.with(seat, placed.chairs().get(seat).leftBy(left));
            }
            case OVER -> throw Refusing.conflict(say("refused.over"));
        };
    }

    /** The same people in another game, without those who were sent away meanwhile. */
    static Setup withoutRemoved(Setup setup, Casting casting) {
        var changed = setup;
        for (int seat = 0; seat < setup.chairs().size(); seat++) {
            var chair = setup.chairs().get(seat);
            if (chair.kind() == Kind.GUEST && setup.rules().removed().contains(chair.guest())) {
                changed = People.place(changed, seat, Bots.USUAL, casting);
            }
        }
        return changed;
    }

    /** Whoever was sent away is told so, whatever they want. */
    static void needWelcome(Setup setup, Guest guest) {
        Refusing.unless(
                !setup.rules().removed().contains(guest.hash()),
                Answer.Reason.FORBIDDEN,
                say("refused.removed"));
    }
}
