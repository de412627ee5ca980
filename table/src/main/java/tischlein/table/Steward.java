package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.table.Setup.Kind;
import tischlein.table.Setup.Policy;

/**
 * Sees to it that every seat which owes a choice comes to one: bots think, clocks run out, and for
 * a guest who is away a bot plays if the table wants it so.
 */
final class Steward {
    private static final int SECOND = 1_000;

    private final House house;
    private final Executor inbox;
    private final Supplier<Setup> setup;
    private final Stage<?, ?> stage;
    private final Attendance attendance;
    private final Runnable told;
    private final Desk desk;
    private int watched = -1; // the version whose clocks and absences are being watched
    private final Runnable[] clocks; // by seat: calls off the end of its time in this step
    private final Runnable[] absences; // by seat: calls off that a bot begins to play for it
    private int expired; // seats whose time is over in this step, a bit set
    private int awaited; // absent seats that the table waits for in this step, a bit set
    private boolean dismissed;

    /**
     * @param told called when everybody is to hear of an absent guest: the table begins to wait, or
     *     a bot to play
     */
    Steward(
            House house,
            Executor inbox,
            Supplier<Setup> setup,
            Stage<?, ?> stage,
            Attendance attendance,
            Runnable told) {
        this.house = house;
        this.inbox = inbox;
        this.setup = setup;
        this.stage = stage;
        this.attendance = attendance;
        this.told = told;
        int seats = setup.get().chairs().size();
        clocks = new Runnable[seats];
        absences = new Runnable[seats];
        Runnable nothing = () -> {};
        Arrays.fill(clocks, nothing);
        Arrays.fill(absences, nothing);
        this.desk = new Desk(house, inbox, seats);
    }

    /** Another one has come in its place: whatever it still has in hand is not wanted. */
    void dismiss() {
        dismissed = true;
        callOff();
    }

    /** What was due in a step that is over is not kept till then. */
    private void callOff() {
        for (int seat = 0; seat < clocks.length; seat++) {
            clocks[seat].run();
            absences[seat].run();
        }
    }

    /** The table has changed: everybody is looked after who has still to choose. */
    void settle() {
        boolean begins = watched != stage.play().version();
        if (begins) {
            watched = stage.play().version();
            expired = 0;
            awaited = 0;
            callOff();
        }
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (begins && guest(seat)) {
                watch(seat);
            }
            if (!driver(seat).isEmpty()) {
                think(seat, stage.time().began());
            }
        }
        if (begins && waitsForSomebody()) {
            told.run();
        }
    }

    private boolean waitsForSomebody() {
        boolean waits = false;
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            waits |= until(Bits.lowest(rest)).isPresent();
        }
        return waits;
    }

    /** When the table stops waiting for a seat, in ticks; nothing if it waits for ever or not. */
    OptionalLong until(int seat) {
        boolean waits =
                setup.get().absence().policy() != Policy.WAIT
                        && guest(seat)
                        && !attendance.here(seat)
                        && !attendance.replaced(seat)
                        && Bits.has(stage.play().missing(), seat);
        return waits ? OptionalLong.of(patience(seat)) : OptionalLong.empty();
    }

    /** The bot that plays for a seat now, or nothing if a guest does. */
    private String driver(int seat) {
        var chair = setup.get().chairs().get(seat);
        if (chair.kind() == Kind.BOT) {
            return chair.bot();
        }
        return attendance.replaced(seat) || Bits.has(expired, seat) ? Bots.GREEDY : "";
    }

    private void think(int seat, long from) {
        desk.think(
                stage,
                seat,
                driver(seat),
                from,
                setup.get().pace().bots(),
                () ->
                        !dismissed
                                && Bits.has(stage.play().missing(), seat)
                                && !driver(seat).isEmpty(),
                moves -> choose(seat, moves));
    }

    private void choose(int seat, List<String> moves) {
        var agreed = agreed(seat, moves);
        stage.choose(seat, "", stage.play().version(), agreed, _ -> {}, setup.get().wakes());
    }

    /** Larder 7.2: if all people say the same and it is allowed, the bot does that. */
    private List<String> agreed(int seat, List<String> moves) {
        var people = attendance.guestsHere(setup.get().chairs());
        return stage.opinions()
                .unanimous(people)
                .filter(move -> stage.allowed(seat, move))
                .map(List::of)
                .orElse(moves);
    }

    /** Whether nothing will happen at the table unless somebody comes. */
    boolean idle() {
        boolean timed = stage.time().runs() || setup.get().absence().policy() == Policy.BOT;
        boolean idle = true;
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            idle &= !timed && driver(Bits.lowest(rest)).isEmpty();
        }
        return idle;
    }

    private void watch(int seat) {
        if (stage.time().runs()) {
            await(seat);
        }
        if (!attendance.here(seat)) {
            missed(seat);
        }
    }

    private Runnable at(long ticks, Runnable what) {
        int version = stage.play().version();
        Runnable letter =
                () -> {
                    if (!dismissed && stage.play().version() == version) {
                        what.run();
                    }
                };
        long millis = ticks - house.outside().ticks();
        return house.timer().later(millis, () -> inbox.execute(letter));
    }

    private void await(int seat) {
        clocks[seat] = at(stage.time().end(seat), () -> expire(seat));
    }

    private void expire(int seat) {
        if (house.outside().ticks() < stage.time().end(seat)) {
            await(seat); // the process was stopped meanwhile, and the clocks with it
        } else if (Bits.has(stage.play().missing(), seat)) {
            expired |= Bits.bit(seat);
            think(seat, house.outside().ticks());
        }
    }

    /** A seat's guest is not here. */
    void missed(int seat) {
        var absence = setup.get().absence();
        boolean owes = Bits.has(stage.play().missing(), seat);
        boolean waits = Bits.has(awaited, seat) || attendance.replaced(seat);
        if (absence.policy() == Policy.BOT && owes && guest(seat) && !waits) {
            awaited |= Bits.bit(seat);
            absences[seat] = at(patience(seat), () -> replace(seat));
        }
    }

    private boolean guest(int seat) {
        return setup.get().chairs().get(seat).kind() == Kind.GUEST;
    }

    /** When the table stops waiting for an absent seat. */
    private long patience(int seat) {
        long since = Math.max(attendance.goneSince(seat), stage.time().began());
        return since + (long) setup.get().absence().seconds() * SECOND;
    }

    private void replace(int seat) {
        awaited &= ~Bits.bit(seat);
        if (attendance.here(seat) || !guest(seat)) {
            return;
        }
        if (house.outside().ticks() < patience(seat)) {
            missed(seat); // it has been here in the meantime
        } else if (Bits.has(stage.play().missing(), seat)) {
            drive(seat);
        }
    }

    private void drive(int seat) {
        attendance.replace(seat);
        told.run();
        think(seat, house.outside().ticks());
    }

    void vote(int seat, int absent, boolean bot) {
        Refusing.unless(votable(absent), Answer.Reason.CONFLICT, say("refused.vote").seat(absent));
        if (attendance.vote(seat, absent, bot)) {
            drive(absent);
        }
    }

    /** Whether the others may vote now on who plays for a seat. */
    private boolean votable(int absent) {
        return setup.get().absence().policy() == Policy.VOTE
                && guest(absent)
                && !attendance.here(absent)
                && Bits.has(stage.play().missing(), absent)
                && house.outside().ticks() >= patience(absent);
    }

    /** Somebody has gone: fewer votes are now more than half of those who are here. */
    void recount() {
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (votable(seat) && !attendance.replaced(seat) && attendance.outvoted(seat)) {
                drive(seat);
            }
        }
    }
}
