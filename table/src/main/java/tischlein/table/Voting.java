package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import tischlein.kernel.Bits;
import tischlein.table.Setup.Kind;

/** Whether a bot shall play for somebody whom the others have waited for long enough. */
final class Voting {
    private final Supplier<Setup> setup;
    private final Attendance attendance;
    private final IntPredicate votable;
    private final IntPredicate slow;
    private final IntConsumer outvoted;
    private final Runnable told;

    /**
     * @param votable whether there may be a vote about a seat now
     * @param slow whether a seat keeps the others waiting itself
     * @param outvoted called when there are enough votes about a seat
     * @param told called when there is another vote
     */
    Voting(
            Supplier<Setup> setup,
            Attendance attendance,
            IntPredicate votable,
            IntPredicate slow,
            IntConsumer outvoted,
            Runnable told) {
        this.setup = setup;
        this.attendance = attendance;
        this.votable = votable;
        this.slow = slow;
        this.outvoted = outvoted;
        this.told = told;
    }

    /**
     * @param seat whose guest wants or does not want a bot at the other one
     */
    void vote(int seat, int about, boolean bot) {
        Refusing.unless(
                votable.test(about), Answer.Reason.CONFLICT, say("refused.vote").seat(about));
        attendance.vote(seat, about, bot);
        if (enough(about)) {
            outvoted.accept(about);
        } else {
            told.run();
        }
    }

    /** Whether these are seats of two guests. */
    boolean others(int seat, int about) {
        var chairs = setup.get().chairs();
        return !chairs.get(seat).of(chairs.get(about).guest());
    }

    /** More than half of the others; who keeps people waiting as well counts only by voting. */
    private boolean enough(int about) {
        var chairs = setup.get().chairs();
        int voters = 0;
        for (int seat = 0; seat < chairs.size(); seat++) {
            boolean counts = !slow.test(seat) || attendance.voted(seat, about);
            if (chairs.get(seat).kind() == Kind.GUEST && others(seat, about) && counts) {
                voters |= Bits.bit(seat);
            }
        }
        return attendance.enough(about, voters);
    }

    /**
     * Somebody has gone: fewer votes are now more than half of those who are here.
     *
     * @param missing the seats that are still to choose, a bit set
     */
    void recount(int missing) {
        for (int rest = missing; rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (votable.test(seat) && enough(seat)) {
                outvoted.accept(seat);
            }
        }
    }
}
