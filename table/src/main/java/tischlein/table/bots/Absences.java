package tischlein.table.bots;

import static tischlein.kernel.Phrase.say;

import java.util.OptionalLong;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.table.game.Referee;
import tischlein.table.outside.Outside;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.Attendance;
import tischlein.table.seats.GuestDecision;
import tischlein.table.seats.Seats;
import tischlein.table.store.Setup.Kind;
import tischlein.table.store.Setup.Policy;
import tischlein.table.store.StoredTable;

/**
 * Decides for whom a bot plays: for those whose clock has run out, those who have been away too
 * long, and those about whom the others have voted. It is told when to look, and says when it must
 * look next.
 */
public final class Absences {
    private static final long SECOND = 1_000;
    private static final long MINUTE = 60_000;

    private final Outside outside;
    private final Seats seats;
    private final Attendance attendance;
    private final Referee<?, ?> referee;
    private final long[] since; // by seat: when a bot last began to play for it, in ticks
    private int expired; // seats whose time is over in this step, a bit set
    private int seen; // seats of people who have seen the news of this step, a bit set
    private int slow; // seats that have been announced as slow, a bit set

    public Absences(Outside outside, Seats seats, Referee<?, ?> referee) {
        this.outside = outside;
        this.seats = seats;
        this.referee = referee;
        attendance = seats.attendance();
        since = new long[seats.setup().chairs().size()];
    }

    /** A step has begun: nobody has kept the others waiting yet. */
    public void begin() {
        expired = 0;
        seen = 0;
        slow = 0;
        attendance.forgetVotes();
        for (int rest = missing(); rest != 0; rest &= rest - 1) {
            if (until(Bits.lowest(rest)).isPresent()) {
                seats.note();
            }
        }
    }

    private int missing() {
        return referee.play().missing();
    }

    /**
     * Finds the seats that a bot has to play from now on, and those that the others may vote about.
     */
    public void look() {
        long now = outside.ticks();
        int slowNow = 0;
        for (int rest = missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (now >= clockEnd(seat)) {
                begins(seat, now);
                expired |= Bits.bit(seat);
            }
            if (now >= replacement(seat)) {
                begins(seat, now);
                attendance.replace(seat);
                seats.note();
            }
            slowNow |= slow(seat) ? Bits.bit(seat) : 0;
        }
        if ((slowNow & ~slow) != 0) {
            seats.note();
        }
        slow = slowNow;
    }

    private void begins(int seat, long now) {
        if (bot(seat).isEmpty()) {
            since[seat] = now;
        }
    }

    /** When to look next, in ticks, or never. */
    public long next() {
        long next = StoredTable.NEVER;
        boolean watched = !seats.audience().empty();
        for (int rest = missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            next = Math.min(next, Math.min(clockEnd(seat), replacement(seat)));
            if (watched && !Bits.has(slow, seat)) {
                next = Math.min(next, slowFrom(seat));
            }
        }
        return next;
    }

    /** When a guest's clock runs out. */
    private long clockEnd(int seat) {
        boolean runs = referee.time().runs() && seats.guest(seat) && !Bits.has(expired, seat);
        return runs ? referee.time().end(seat) : StoredTable.NEVER;
    }

    /** When a bot begins to play for a guest who is away. */
    private long replacement(int seat) {
        return policy() == Policy.BOT && away(seat) ? patience(seat) : StoredTable.NEVER;
    }

    /**
     * Whoever plays against bots only, and without a clock, keeps nobody waiting and may come back
     * tomorrow.
     */
    private Policy policy() {
        boolean awaited = amongPeople() || referee.time().runs();
        return awaited ? seats.setup().absence().policy() : Policy.WAIT;
    }

    private boolean amongPeople() {
        return seats.setup().guests().size() > 1;
    }

    /** Whether a guest is away, owes a choice, and no bot plays for them. */
    private boolean away(int seat) {
        return seats.guest(seat)
                && attendance.absent(seat)
                && !attendance.replaced(seat)
                && Bits.has(missing(), seat);
    }

    /** When the table stops waiting for an absent guest, by the table's policy. */
    private long patience(int seat) {
        long from = Math.max(attendance.goneSince(seat), referee.time().began());
        return from + seats.setup().absence().seconds() * SECOND;
    }

    /**
     * When the table stops waiting for a seat, in ticks; empty if it is not waiting, or will do so
     * for ever.
     */
    public OptionalLong until(int seat) {
        return policy() != Policy.WAIT && away(seat)
                ? OptionalLong.of(patience(seat))
                : OptionalLong.empty();
    }

    /** The bot that plays a seat now, or an empty name if a guest does. */
    String bot(int seat) {
        var chair = seats.setup().chairs().get(seat);
        boolean instead = attendance.replaced(seat) || Bits.has(expired, seat);
        return chair.kind() == Kind.BOT ? chair.bot() : instead ? Bots.GREEDY : "";
    }

    /** When the bot that plays a seat could begin to think about its choice, in ticks. */
    long since(int seat) {
        return Math.max(since[seat], referee.time().began());
    }

    /**
     * A person has seen the news of this step. Once everybody who is here has, bots need not wait
     * for the telling.
     */
    public void seen(int seat) {
        seen |= Bits.bit(seat);
        if (seats.guestsHere().stream().allMatch(one -> Bits.has(seen, one))) {
            referee.time().seen(outside.ticks());
        }
    }

    /** Whether the others may vote because a guest has not chosen for so long. */
    public boolean slow(int seat) {
        return outside.ticks() >= slowFrom(seat);
    }

    /** From when on they may, in ticks; never if a clock or an absence ends the waiting. */
    private long slowFrom(int seat) {
        long minutes = seats.setup().rules().patience();
        boolean waits =
                minutes > 0
                        && !referee.time().runs()
                        && seats.guest(seat)
                        && !attendance.replaced(seat)
                        && Bits.has(missing(), seat)
                        && amongPeople(); // somebody else can vote
        long from = Math.max(referee.time().began(), attendance.expectedSince(seat));
        return waits ? from + minutes * MINUTE : StoredTable.NEVER;
    }

    /**
     * Refuses a vote that is not allowed. About one's own seat only a no is: it takes the seat
     * back.
     */
    public void needVote(int seat, int about, boolean bot) {
        boolean own = !others(seat, about);
        RequestRefused.conflictUnless(!own || !bot, say("refused.vote.own"));
        RequestRefused.conflictUnless(own || votable(about), say("refused.vote").seat(about));
    }

    /** Counts a vote, which must be allowed. */
    public void vote(int seat, int about, boolean bot) {
        if (!others(seat, about)) {
            acted(about);
            return;
        }
        attendance.vote(seat, about, bot);
        seats.note();
        outvoteIfEnough(about);
    }

    private void outvoteIfEnough(int about) {
        if (attendance.enough(about, voters(about))) {
            begins(about, outside.ticks());
            attendance.outvote(about);
            seats.note(GuestDecision.outvoted(seats.setup(), about));
        }
    }

    /** A guest has done something: a bot that the others voted for stops at once. */
    public void acted(int seat) {
        if (attendance.takeBack(seat, outside.ticks())) {
            slow &= ~Bits.bit(seat);
            seats.note();
        }
    }

    /** Whether the others may vote about a seat now. */
    private boolean votable(int about) {
        boolean away = policy() == Policy.VOTE && away(about) && outside.ticks() >= patience(about);
        return away || slow(about);
    }

    /** Whether the seats belong to different guests. */
    private boolean others(int seat, int about) {
        var chairs = seats.setup().chairs();
        return !chairs.get(seat).of(chairs.get(about).guest());
    }

    /** All others; those who are slow themselves count only if they have voted. */
    private int voters(int about) {
        int voters = 0;
        for (int seat = 0; seat < since.length; seat++) {
            boolean counts = !slow(seat) || attendance.voted(seat, about);
            if (seats.guest(seat) && others(seat, about) && counts) {
                voters |= Bits.bit(seat);
            }
        }
        return voters;
    }

    /** Somebody has left, so the votes that were given may now be more than half. */
    public void recount() {
        for (int rest = missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (votable(seat)) {
                outvoteIfEnough(seat);
            }
        }
    }
}
