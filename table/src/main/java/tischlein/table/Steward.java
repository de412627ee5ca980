package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.List;
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
    private final Desk desk;
    private int watched = -1; // the version whose clocks and absences are being watched
    private int expired; // seats whose time is over in this step, a bit set
    private boolean dismissed;

    Steward(
            House house,
            Executor inbox,
            Supplier<Setup> setup,
            Stage<?, ?> stage,
            Attendance attendance) {
        this.house = house;
        this.inbox = inbox;
        this.setup = setup;
        this.stage = stage;
        this.attendance = attendance;
        this.desk = new Desk(house, inbox, setup.get().chairs().size());
    }

    /** Another one has come in its place: whatever it still has in hand is not wanted. */
    void dismiss() {
        dismissed = true;
    }

    /** The table has changed: everybody is looked after who has still to choose. */
    void settle() {
        boolean begins = watched != stage.play().version();
        if (begins) {
            watched = stage.play().version();
            expired = 0;
        }
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (!driver(seat).isEmpty()) {
                think(seat, stage.time().began());
            } else if (begins) {
                watch(seat);
            }
        }
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
        stage.choose(seat, "", stage.play().version(), agreed(seat, moves), _ -> {}, wakes());
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

    /** Whether the table must go on by itself when the program starts again. */
    boolean wakes() {
        var now = setup.get();
        return now.pace().clock()
                || now.absence().policy() != Policy.WAIT
                || now.chairs().stream().anyMatch(chair -> chair.kind() == Kind.BOT);
    }

    /** Whether nothing will happen at the table unless somebody comes. */
    boolean idle() {
        return stage.play().missing() == 0 || !wakes();
    }

    private void watch(int seat) {
        if (stage.time().runs()) {
            at(stage.time().end(seat), () -> expire(seat));
        }
        if (!attendance.here(seat)) {
            missed(seat);
        }
    }

    private void at(long ticks, Runnable what) {
        int version = stage.play().version();
        house.later(
                ticks - house.outside().ticks(),
                () ->
                        inbox.execute(() -> {
                            boolean still = !dismissed && stage.play().version() == version;
                            if (still) {
                                what.run();
                            }
                        }));
    }

    private void expire(int seat) {
        if (Bits.has(stage.play().missing(), seat) && driver(seat).isEmpty()) {
            expired |= Bits.bit(seat);
            think(seat, house.outside().ticks());
        }
    }

    /** A seat's guest is not here. */
    void missed(int seat) {
        var absence = setup.get().absence();
        boolean owes = Bits.has(stage.play().missing(), seat);
        if (absence.policy() == Policy.BOT && owes && guest(seat)) {
            at(patience(seat), () -> replace(seat));
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
        boolean waited = house.outside().ticks() >= patience(seat);
        if (waited && !attendance.here(seat) && Bits.has(stage.play().missing(), seat)) {
            attendance.replace(seat);
            think(seat, house.outside().ticks());
        }
    }

    void vote(int seat, int absent, boolean bot) {
        boolean may =
                setup.get().absence().policy() == Policy.VOTE
                        && guest(absent)
                        && !attendance.here(absent)
                        && Bits.has(stage.play().missing(), absent)
                        && house.outside().ticks() >= patience(absent);
        Refusing.unless(may, Answer.Reason.CONFLICT, say("refused.vote").seat(absent));
        if (attendance.vote(seat, absent, bot)) {
            attendance.replace(absent);
            think(absent, house.outside().ticks());
        }
    }
}
