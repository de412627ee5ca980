package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tischlein.bots.Bots;
import tischlein.kernel.Phrase.Sentence;
import tischlein.table.Setup.Chair;
import tischlein.table.Setup.Kind;
import tischlein.table.StoredTable.Phase;

/** Who may sit down where, get up, and change the setup: each answers with another setup. */
final class People {
    private People() {}

    static Setup take(Setup setup, Phase phase, Guest guest, OptionalInt wanted) {
        HostPowers.needWelcome(setup, guest);
        return switch (phase) {
            case GATHERING -> sit(setup, guest, wanted);
            case PLAYING -> takeOver(setup, guest, wanted);
            case OVER -> throw Refusing.conflict(say("refused.over"));
        };
    }

    private static Setup sit(Setup setup, Guest guest, OptionalInt wanted) {
        int seat = wanted.isPresent() ? wanted.getAsInt() : free(setup);
        var chair = chair(setup, seat);
        Refusing.unless(chair.kind() == Kind.OPEN, Answer.Reason.CONFLICT, say("refused.taken"));
        needOneChair(setup, guest);
        needOwnName(setup, guest);
        return setup.with(seat, Chair.of(guest));
    }

    /** One chair a guest, unless the host allows more; the host lays chairs as they like. */
    private static void needOneChair(Setup setup, Guest guest) {
        boolean allowed = setup.rules().several() || setup.host().equals(guest.hash());
        Refusing.unless(
                allowed || !setup.guests().contains(guest.hash()),
                Answer.Reason.CONFLICT,
                say("refused.several"));
    }

    /**
     * In a running game a newcomer gets a bot's seat and its hand. Whoever has another hand, or has
     * left one, knows too much for that.
     */
    private static Setup takeOver(Setup setup, Guest guest, OptionalInt wanted) {
        Refusing.unless(setup.newcomers(), Answer.Reason.CONFLICT, say("refused.newcomers"));
        Refusing.unless(
                !setup.guests().contains(guest.hash()),
                Answer.Reason.CONFLICT,
                say("refused.seated"));
        var left = left(setup, guest);
        int seat = wanted.orElseGet(() -> left.orElseGet(() -> bot(setup)));
        Refusing.unless(
                left.isEmpty() || left.getAsInt() == seat,
                Answer.Reason.CONFLICT,
                say("refused.left").seat(left.orElse(seat)));
        Refusing.unless(
                chair(setup, seat).kind() == Kind.BOT,
                Answer.Reason.CONFLICT,
                say("refused.taken"));
        return replace(setup, seat, guest);
    }

    /** The seat that this guest has left to a bot. */
    private static OptionalInt left(Setup setup, Guest guest) {
        return IntStream.range(0, setup.chairs().size())
                .filter(seat -> setup.chairs().get(seat).kind() == Kind.BOT)
                .filter(seat -> setup.chairs().get(seat).guest().equals(guest.hash()))
                .findFirst();
    }

    private static int bot(Setup setup) {
        return IntStream.range(0, setup.chairs().size())
                .filter(seat -> setup.chairs().get(seat).kind() == Kind.BOT)
                .findFirst()
                .orElseThrow(() -> Refusing.conflict(say("refused.full")));
    }

    private static Setup replace(Setup setup, int seat, Guest guest) {
        needOwnName(setup.with(seat, Chair.OPEN), guest);
        return setup.with(seat, Chair.of(guest));
    }

    /** Somebody without a seat gets a bot's chair in the next game. */
    static Setup join(Setup setup, Guest guest) {
        return replace(setup, bot(setup), guest);
    }

    /** No two people at a table have the same name, or names that are taken for one another. */
    private static void needOwnName(Setup setup, Guest guest) {
        var skeleton = Skeleton.of(guest.name());
        for (var other : setup.chairs()) {
            if (other.kind() != Kind.OPEN
                    && !other.of(guest.hash())
                    && Skeleton.of(other.name()).equals(skeleton)) {
                throw Refusing.conflict(tooLike(guest.name(), other.name()));
            }
        }
    }

    private static Sentence tooLike(String name, String other) {
        return name.equalsIgnoreCase(other)
                ? say("refused.name").text("name", name)
                : say("refused.lookalike").text("name", name).text("other", other);
    }

    private static int free(Setup setup) {
        for (int seat = 0; seat < setup.chairs().size(); seat++) {
            if (setup.chairs().get(seat).kind() == Kind.OPEN) {
                return seat;
            }
        }
        throw Refusing.conflict(say("refused.full"));
    }

    /** A guest's own chair, or a refusal. */
    static Chair own(Setup setup, int seat, Guest guest) {
        HostPowers.needWelcome(setup, guest);
        var chair = chair(setup, seat);
        Refusing.unless(
                chair.of(guest.hash()), Answer.Reason.FORBIDDEN, say("refused.seat").seat(seat));
        return chair;
    }

    static Chair chair(Setup setup, int seat) {
        if (seat < 0 || seat >= setup.chairs().size()) {
            throw Refusing.because(
                    Answer.Reason.MISSING,
                    say("refused.chair").number("last", setup.chairs().size() - 1));
        }
        return setup.chairs().get(seat);
    }

    static void needHost(Setup setup, Guest guest) {
        Refusing.unless(
                setup.host().equals(guest.hash()), Answer.Reason.FORBIDDEN, say("refused.host"));
    }

    /** Before the start the chair is free again; afterwards a bot keeps it. */
    static Setup leave(
            Setup setup, Phase phase, Guest guest, int seat, Casting casting, IntPredicate here) {
        own(setup, seat, guest);
        var left = HostPowers.vacated(setup, phase, seat, casting);
        boolean stays = left.guests().contains(guest.hash());
        return stays || !setup.host().equals(guest.hash()) ? left : hosted(left, seat, here);
    }

    /**
     * Somebody must be able to start: the next guest clockwise who is here or, if nobody is, who
     * sits there at all.
     */
    static Setup hosted(Setup setup, int from, IntPredicate here) {
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

    /** The first seat of a guest; −1 for one who has none. */
    static int seatOf(Setup setup, String hash) {
        return IntStream.range(0, setup.chairs().size())
                .filter(seat -> setup.chairs().get(seat).of(hash))
                .findFirst()
                .orElse(-1);
    }

    static Setup seatBot(
            Setup setup, Phase phase, Guest guest, int seat, String bot, Casting casting) {
        needHost(setup, guest);
        Refusing.unless(phase == Phase.GATHERING, Answer.Reason.CONFLICT, say("refused.begun"));
        Refusing.unless(
                chair(setup, seat).kind() != Kind.GUEST,
                Answer.Reason.CONFLICT,
                say("refused.taken"));
        return bot.isEmpty() ? setup.with(seat, Chair.OPEN) : place(setup, seat, bot, casting);
    }

    /** Puts a bot on a chair. */
    static Setup place(Setup setup, int seat, String bot, Casting casting) {
        Refusing.unless(
                Bots.NAMES.contains(bot),
                Answer.Reason.UNSUITABLE,
                say("refused.bot").text("bot", bot).texts("bots", Bots.NAMES));
        return setup.with(seat, casting.chair(setup.with(seat, Chair.OPEN), bot));
    }

    /** Whoever is missing at the start is replaced by a bot. */
    static Setup fill(Setup setup, Casting casting) {
        var filled = setup;
        for (int seat = 0; seat < setup.chairs().size(); seat++) {
            if (filled.chairs().get(seat).kind() == Kind.OPEN) {
                filled = place(filled, seat, Bots.USUAL, casting);
            }
        }
        return filled;
    }

    /**
     * @param before the guest's name until now; of several seats those with names of their own keep
     *     them
     */
    static Setup rename(Setup setup, Guest guest, String before) {
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

    /** A seat gets a name of its own, or with none the guest's again. */
    static Setup call(Setup setup, Phase phase, Guest guest, int seat, String name) {
        var chair = own(setup, seat, guest);
        Refusing.unless(phase != Phase.OVER, Answer.Reason.CONFLICT, say("refused.over"));
        if (name.isEmpty()) {
            return setup.with(seat, chair.called(guest.name(), chair.figure()));
        }
        // Nobody's: it must differ from the guest's other seats as well.
        needOwnName(setup.with(seat, Chair.OPEN), new Guest("", name, chair.figure(), 0));
        return setup.with(seat, chair.called(name, chair.figure()));
    }

    /** The chair whose link this is becomes the guest's; the link is used up. */
    static Setup follow(Setup setup, Guest guest, String tokenHash) {
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
        throw Refusing.because(Answer.Reason.MISSING, say("refused.link"));
    }
}
