package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
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
    private final Consumer<Optional<Decision>> told;
    private final SlowChoices slow;
    private final Voting voting;
    private final Drivers drivers;
    private int watched = -1; // the version whose clocks and absences are being watched
    private final SeatAlarms clocks; // the end of a seat's time in this step
    private final SeatAlarms absences; // when a bot begins to play for it
    private int expired; // seats whose time is over in this step, a bit set
    private int awaited; // absent seats that the table waits for in this step, a bit set
    private int seen; // people who have seen what led to this step, a bit set of seats
    private boolean dismissed;

    /**
     * @param told called when everybody is to hear of a guest: the table begins to wait, the others
     *     may vote, or a bot begins to play
     */
    Steward(
            House house,
            Executor inbox,
            Supplier<Setup> setup,
            Stage<?, ?> stage,
            Attendance attendance,
            Consumer<Optional<Decision>> told) {
        this.house = house;
        this.inbox = inbox;
        this.setup = setup;
        this.stage = stage;
        this.attendance = attendance;
        this.told = told;
        int seats = setup.get().chairs().size();
        clocks = new SeatAlarms(seats);
        absences = new SeatAlarms(seats);
        var desk = new Desk(house, inbox, seats);
        slow = new SlowChoices(house, inbox, setup, stage, attendance, this::tell);
        voting =
                new Voting(setup, attendance, this::votable, slow::slow, this::outvote, this::tell);
        drivers = new Drivers(desk, setup, stage, attendance, this::driver, this::driven);
    }

    /** Another one has come in its place: whatever it still has in hand is not wanted. */
    void dismiss() {
        dismissed = true;
        slow.dismiss();
        callOff();
        drivers.dismiss();
    }

    /** What was due in a step that is over is not kept till then. */
    private void callOff() {
        clocks.callOffAll();
        absences.callOffAll();
    }

    /** The table has changed: everybody is looked after who has still to choose. */
    void settle() {
        boolean begins = watched != stage.play().version();
        if (begins) {
            watched = stage.play().version();
            expired = 0;
            awaited = 0;
            seen = 0;
            attendance.forgetVotes();
            callOff();
        }
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (begins && guest(seat)) {
                watch(seat);
            }
            if (!driver(seat).isEmpty()) {
                drivers.think(seat, stage.time().began());
            }
        }
        slow.watch();
        if (begins && waitsForSomebody()) {
            tell();
        }
    }

    private void tell() {
        told.accept(Optional.empty());
    }

    /** Whether the others may vote because a guest has not chosen for so long. */
    boolean slow(int seat) {
        return slow.slow(seat);
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
                        && attendance.absent(seat)
                        && !attendance.replaced(seat)
                        && Bits.has(stage.play().missing(), seat);
        return waits ? OptionalLong.of(patience(seat)) : OptionalLong.empty();
    }

    /** The bot that plays for a seat now, or nothing if a guest does. */
    private String driver(int seat) {
        var chair = setup.get().chairs().get(seat);
        boolean instead = attendance.replaced(seat) || Bits.has(expired, seat);
        return chair.kind() == Kind.BOT ? chair.bot() : instead ? Bots.GREEDY : "";
    }

    /** Whether a bot owes a choice for this seat. */
    private boolean driven(int seat) {
        return !dismissed && Bits.has(stage.play().missing(), seat) && !driver(seat).isEmpty();
    }

    /** A person has seen what led to this step; once all have who are here, bots go on. */
    void seen(int seat) {
        seen |= Bits.bit(seat);
        long now = house.outside().ticks();
        boolean all =
                attendance.guestsHere(setup.get().chairs()).stream()
                        .allMatch(one -> Bits.has(seen, one));
        if (all && now < stage.time().told()) {
            stage.time().seen(now);
            hasten();
        }
    }

    /** Bots answer at another time than they were to. */
    void hasten() {
        drivers.hasten();
    }

    /** When something happens at the table though nobody comes, in ticks; otherwise never. */
    long next() {
        long next = StoredTable.NEVER;
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            next = Math.min(next, next(Bits.lowest(rest)));
        }
        return next;
    }

    private long next(int seat) {
        if (!driver(seat).isEmpty()) {
            return house.outside().ticks();
        }
        long clock = stage.time().runs() ? stage.time().end(seat) : StoredTable.NEVER;
        boolean bot = setup.get().absence().policy() == Policy.BOT;
        return bot ? Math.min(clock, patience(seat)) : clock;
    }

    /** Somebody has taken over a bot's seat: if it still has to choose, it is waited for. */
    void expect(int seat) {
        if (Bits.has(stage.play().missing(), seat)) {
            watch(seat);
            slow.watch();
        }
    }

    private void watch(int seat) {
        if (stage.time().runs()) {
            await(seat);
        }
        if (attendance.absent(seat)) {
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
        clocks.set(seat, at(stage.time().end(seat), () -> expire(seat)));
    }

    private void expire(int seat) {
        if (house.outside().ticks() < stage.time().end(seat)) {
            await(seat); // the process was stopped meanwhile, and the clocks with it
        } else if (Bits.has(stage.play().missing(), seat)) {
            expired |= Bits.bit(seat);
            drivers.think(seat, house.outside().ticks());
        }
    }

    /** A seat's guest is not here. */
    void missed(int seat) {
        boolean bot = setup.get().absence().policy() == Policy.BOT;
        boolean owes = Bits.has(stage.play().missing(), seat);
        boolean waits = Bits.has(awaited, seat) || attendance.replaced(seat);
        if (bot && owes && guest(seat) && !waits) {
            awaited |= Bits.bit(seat);
            absences.set(seat, at(patience(seat), () -> replace(seat)));
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
        if (!attendance.absent(seat) || !guest(seat)) {
            return;
        }
        if (house.outside().ticks() < patience(seat)) {
            missed(seat); // it has been here in the meantime
        } else if (Bits.has(stage.play().missing(), seat)) {
            attendance.replace(seat);
            tell();
            drivers.think(seat, house.outside().ticks());
        }
    }

    /** The others want a bot to play for this seat. */
    private void outvote(int seat) {
        attendance.outvote(seat);
        told.accept(Optional.of(Decision.outvoted(setup.get(), seat)));
        drivers.think(seat, house.outside().ticks());
    }

    /** About one's own seat there is no vote: whoever says no takes it back. */
    void vote(int seat, int about, boolean bot) {
        if (voting.others(seat, about)) {
            voting.vote(seat, about, bot);
        } else {
            Refusing.unless(!bot, Answer.Reason.CONFLICT, say("refused.vote.own"));
            acted(about);
        }
    }

    /** A guest does something: the bot that the others voted for stops at once. */
    void acted(int seat) {
        if (attendance.takeBack(seat, house.outside().ticks())) {
            tell();
            slow.watch();
        }
    }

    /** Whether the others may vote now on who plays for a seat. */
    private boolean votable(int about) {
        boolean away =
                setup.get().absence().policy() == Policy.VOTE
                        && guest(about)
                        && attendance.absent(about)
                        && !attendance.replaced(about)
                        && Bits.has(stage.play().missing(), about)
                        && house.outside().ticks() >= patience(about);
        return away || slow.slow(about);
    }

    /** Somebody has gone: fewer votes are now more than half of those who are here. */
    void recount() {
        voting.recount(stage.play().missing());
    }
}
