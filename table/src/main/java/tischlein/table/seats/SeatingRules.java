package tischlein.table.seats;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tischlein.bots.Bots;
import tischlein.kernel.Phrase.Sentence;
import tischlein.table.request.Answer;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup;
import tischlein.table.store.Setup.Chair;
import tischlein.table.store.Setup.Kind;
import tischlein.table.store.StoredTable.Phase;

/**
 * Who may sit down, get up, and change the setup. Each method returns the changed setup or refuses.
 */
public final class SeatingRules {
    private SeatingRules() {}

    public static Setup take(Setup setup, Phase phase, Guest guest, OptionalInt wanted) {
        HostPowers.needWelcome(setup, guest);
        return switch (phase) {
            case GATHERING -> sit(setup, guest, wanted);
            case PLAYING -> takeOver(setup, guest, wanted);
            case OVER -> throw RequestRefused.conflict(say("refused.over"));
        };
    }

    private static Setup sit(Setup setup, Guest guest, OptionalInt wanted) {
        int seat = wanted.isPresent() ? wanted.getAsInt() : free(setup);
        var chair = chair(setup, seat);
        RequestRefused.conflictUnless(chair.kind() == Kind.OPEN, say("refused.taken"));
        needOneChair(setup, guest);
        needOwnName(setup, guest);
        return setup.with(seat, Chair.of(guest));
    }

    /** A guest gets one chair unless the host allows more; the host may take any number. */
    private static void needOneChair(Setup setup, Guest guest) {
        boolean allowed = setup.rules().several() || setup.host().equals(guest.hash());
        RequestRefused.conflictUnless(
                allowed || !setup.guests().contains(guest.hash()), say("refused.several"));
    }

    /**
     * In a running game a newcomer takes over a bot's seat and its hand. Nobody may do so who
     * already knows another hand, from a seat they have or have left.
     */
    private static Setup takeOver(Setup setup, Guest guest, OptionalInt wanted) {
        RequestRefused.conflictUnless(setup.newcomers(), say("refused.newcomers"));
        RequestRefused.conflictUnless(
                !setup.guests().contains(guest.hash()), say("refused.seated"));
        var left = left(setup, guest);
        int seat = wanted.orElseGet(() -> left.orElseGet(() -> bot(setup)));
        RequestRefused.conflictUnless(
                left.isEmpty() || left.getAsInt() == seat,
                say("refused.left").seat(left.orElse(seat)));
        RequestRefused.conflictUnless(chair(setup, seat).kind() == Kind.BOT, say("refused.taken"));
        return replace(setup, seat, guest);
    }

    /** The seat that this guest has left to a bot. */
    private static OptionalInt left(Setup setup, Guest guest) {
        return setup.seats(chair -> chair.kind() == Kind.BOT && chair.guest().equals(guest.hash()))
                .findFirst();
    }

    private static int bot(Setup setup) {
        return setup.seats(chair -> chair.kind() == Kind.BOT)
                .findFirst()
                .orElseThrow(() -> RequestRefused.conflict(say("refused.full")));
    }

    private static Setup replace(Setup setup, int seat, Guest guest) {
        needOwnName(setup.with(seat, Chair.OPEN), guest);
        return setup.with(seat, Chair.of(guest));
    }

    /** Gives somebody without a seat a bot's chair in the next game. */
    public static Setup join(Setup setup, Guest guest) {
        return replace(setup, bot(setup), guest);
    }

    /** No two people at a table have the same name, or names that look alike. */
    private static void needOwnName(Setup setup, Guest guest) {
        var skeleton = NameSkeleton.of(guest.name());
        for (var other : setup.chairs()) {
            if (other.kind() != Kind.OPEN
                    && !other.of(guest.hash())
                    && NameSkeleton.of(other.name()).equals(skeleton)) {
                throw RequestRefused.conflict(tooLike(guest.name(), other.name()));
            }
        }
    }

    private static Sentence tooLike(String name, String other) {
        return name.equalsIgnoreCase(other)
                ? say("refused.name").text("name", name)
                : say("refused.lookalike").text("name", name).text("other", other);
    }

    private static int free(Setup setup) {
        return setup.seats(chair -> chair.kind() == Kind.OPEN)
                .findFirst()
                .orElseThrow(() -> RequestRefused.conflict(say("refused.full")));
    }

    /**
     * A guest's own chair.
     *
     * @throws RequestRefused if it is not theirs
     */
    public static Chair own(Setup setup, int seat, Guest guest) {
        HostPowers.needWelcome(setup, guest);
        var chair = chair(setup, seat);
        RequestRefused.unless(
                chair.of(guest.hash()), Answer.Reason.FORBIDDEN, say("refused.seat").seat(seat));
        return chair;
    }

    public static Chair chair(Setup setup, int seat) {
        if (seat < 0 || seat >= setup.chairs().size()) {
            throw RequestRefused.because(
                    Answer.Reason.MISSING,
                    say("refused.chair").number("last", setup.chairs().size() - 1));
        }
        return setup.chairs().get(seat);
    }

    public static void needHost(Setup setup, Guest guest) {
        RequestRefused.unless(
                setup.host().equals(guest.hash()), Answer.Reason.FORBIDDEN, say("refused.host"));
    }

    /** Leaves a chair: before the start it is open again, afterwards a bot plays on. */
    public static Setup leave(
            Setup setup, Phase phase, Guest guest, int seat, BotNames botNames, IntPredicate here) {
        own(setup, seat, guest);
        var left = HostPowers.vacated(setup, phase, seat, botNames);
        boolean stays = left.guests().contains(guest.hash());
        return stays || !setup.host().equals(guest.hash()) ? left : hosted(left, seat, here);
    }

    /**
     * Finds a new host: the next guest clockwise who is here or, if nobody is, the next guest at
     * all.
     */
    public static Setup hosted(Setup setup, int from, IntPredicate here) {
        int seats = setup.chairs().size();
        var others =
                IntStream.rangeClosed(1, seats)
                        .map(step -> (from + step) % seats)
                        .filter(seat -> setup.chairs().get(seat).kind() == Kind.GUEST)
                        .boxed()
                        .toList();
        return others.stream()
                .filter(here::test)
                .findFirst()
                .or(() -> others.stream().findFirst())
                .map(seat -> setup.withHost(setup.chairs().get(seat).guest()))
                .orElse(setup);
    }

    /** The first seat of a guest, or −1 for a guest without one. */
    public static int seatOf(Setup setup, String hash) {
        return setup.seats(chair -> chair.of(hash)).findFirst().orElse(-1);
    }

    public static Setup seatBot(
            Setup setup, Phase phase, Guest guest, int seat, String bot, BotNames botNames) {
        needHost(setup, guest);
        RequestRefused.conflictUnless(phase == Phase.GATHERING, say("refused.begun"));
        RequestRefused.conflictUnless(
                chair(setup, seat).kind() != Kind.GUEST, say("refused.taken"));
        return bot.isEmpty() ? setup.with(seat, Chair.OPEN) : place(setup, seat, bot, botNames);
    }

    /** Puts a bot on a chair. */
    public static Setup place(Setup setup, int seat, String bot, BotNames botNames) {
        RequestRefused.unsuitableUnless(
                Bots.NAMES.contains(bot),
                say("refused.bot").text("bot", bot).texts("bots", Bots.NAMES));
        return setup.with(seat, botNames.chair(setup.with(seat, Chair.OPEN), seat, bot));
    }

    /** Puts bots on all free chairs, at the start. */
    public static Setup fill(Setup setup, BotNames botNames) {
        var filled = setup;
        for (int seat : setup.seats(chair -> chair.kind() == Kind.OPEN).toArray()) {
            filled = place(filled, seat, Bots.USUAL, botNames);
        }
        return filled;
    }

    /**
     * @param before the guest's name until now; seats with names of their own keep them
     */
    public static Setup rename(Setup setup, Guest guest, String before) {
        needOwnName(setup, guest);
        long seats = setup.chairs().stream().filter(chair -> chair.of(guest.hash())).count();
        var chairs = new ArrayList<Chair>();
        for (var chair : setup.chairs()) {
            boolean own = seats > 1 && !chair.name().equals(before);
            chairs.add(
                    chair.of(guest.hash())
                            ? chair.called(own ? chair.name() : guest.name(), guest.figure())
                            : chair);
        }
        return setup.withChairs(chairs);
    }

    /** Gives a seat a name of its own, or with an empty name the guest's again. */
    public static Setup call(Setup setup, Phase phase, Guest guest, int seat, String name) {
        var chair = own(setup, seat, guest);
        RequestRefused.conflictUnless(phase != Phase.OVER, say("refused.over"));
        if (name.isEmpty()) {
            return setup.with(seat, chair.called(guest.name(), chair.figure()));
        }
        // Checked for nobody in particular: the name must differ from the guest's other seats too.
        needOwnName(setup.with(seat, Chair.OPEN), new Guest("", name, chair.figure(), 0));
        return setup.with(seat, chair.called(name, chair.figure()));
    }

    /** Gives the guest the chair that this link belongs to; the link is then used up. */
    public static Setup follow(Setup setup, Guest guest, String tokenHash) {
        HostPowers.needWelcome(setup, guest);
        for (int seat = 0; seat < setup.chairs().size(); seat++) {
            var chair = setup.chairs().get(seat);
            if (!chair.link().isEmpty() && chair.link().equals(tokenHash)) {
                var without = setup.with(seat, Chair.OPEN);
                needOneChair(without, guest);
                needOwnName(without, guest);
                var moved = setup.with(seat, Chair.of(guest).muted(chair.muted()));
                boolean stays = moved.guests().contains(chair.guest());
                return setup.host().equals(chair.guest()) && !stays
                        ? moved.withHost(guest.hash())
                        : moved;
            }
        }
        throw RequestRefused.because(Answer.Reason.MISSING, say("refused.link"));
    }
}
