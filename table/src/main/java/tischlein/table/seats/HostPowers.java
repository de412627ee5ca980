package tischlein.table.seats;

import static tischlein.kernel.Phrase.say;

import tischlein.bots.Bots;
import tischlein.table.request.Answer;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup;
import tischlein.table.store.Setup.Chair;
import tischlein.table.store.Setup.Kind;
import tischlein.table.store.StoredTable.Phase;

/**
 * What the host can do about other guests: free a chair, or send somebody away for good. Each
 * method returns the changed setup.
 */
public final class HostPowers {
    private HostPowers() {}

    /**
     * Frees a chair that somebody else sits on: before the start it is open again, afterwards a
     * bot's.
     */
    public static Setup free(Setup setup, Phase phase, Guest host, int seat, BotNames botNames) {
        somebodyElse(setup, host, seat);
        return vacated(setup, phase, seat, botNames);
    }

    /**
     * Sends away the guest who sits there: all their chairs are freed, and they may no longer sit
     * down or watch. Once the game is over the chairs stay as they were, and the next game has bots
     * there.
     */
    public static Setup remove(Setup setup, Phase phase, Guest host, int seat, BotNames botNames) {
        var guest = somebodyElse(setup, host, seat).guest();
        RequestRefused.conflictUnless(setup.next().isEmpty(), say("refused.next"));
        var changed = setup;
        if (phase != Phase.OVER) {
            for (int each : setup.seats(chair -> chair.of(guest)).toArray()) {
                changed = vacated(changed, phase, each, botNames);
            }
        }
        return changed.withRules(setup.rules().without(guest));
    }

    /**
     * The chair of a guest whom this host may send away.
     *
     * @throws RequestRefused if it is not such a chair
     */
    private static Chair somebodyElse(Setup setup, Guest host, int seat) {
        SeatingRules.needHost(setup, host);
        var chair = SeatingRules.chair(setup, seat);
        RequestRefused.conflictUnless(chair.kind() == Kind.GUEST, say("refused.nobody"));
        RequestRefused.conflictUnless(!chair.of(host.hash()), say("refused.self"));
        RequestRefused.conflictUnless(
                !chair.of(setup.rules().founder()), say("refused.founder").seat(seat));
        return chair;
    }

    /** Before the start a vacated chair is open again; afterwards a bot plays on. */
    static Setup vacated(Setup setup, Phase phase, int seat, BotNames botNames) {
        return switch (phase) {
            case GATHERING -> setup.with(seat, Chair.OPEN);
            case PLAYING -> {
                var left = setup.chairs().get(seat).guest();
                var placed = SeatingRules.place(setup, seat, Bots.USUAL, botNames);
                yield placed.with(seat, placed.chairs().get(seat).leftBy(left));
            }
            case OVER -> throw RequestRefused.conflict(say("refused.over"));
        };
    }

    /** The setup for another game: whoever was sent away in the meantime is replaced by a bot. */
    public static Setup withoutRemoved(Setup setup, BotNames botNames) {
        var changed = setup;
        var removed = setup.rules().removed();
        for (int seat : setup.seats(chair -> removed.stream().anyMatch(chair::of)).toArray()) {
            changed = SeatingRules.place(changed, seat, Bots.USUAL, botNames);
        }
        return changed;
    }

    /** Refuses a guest who was sent away, whatever they ask for. */
    public static void needWelcome(Setup setup, Guest guest) {
        RequestRefused.unless(
                !setup.rules().removed().contains(guest.hash()),
                Answer.Reason.FORBIDDEN,
                say("refused.removed"));
    }
}
