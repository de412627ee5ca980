package tischlein.office;

import java.util.Arrays;
import tischlein.kernel.Bag;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * All there is on the table in Büro Crazy. Data only, and closed to other packages: what it does is
 * in {@link OfficeRules}, and what may be seen of it in {@link OfficeView}.
 */
public final class OfficeState implements State<OfficeState> {
    /** What the table is waiting for. */
    public enum Phase {
        SEATING,
        REFILL,
        BID,
        LOT,
        SHARE,
        OVER
    }

    /** For what a card of the roof is drawn, while one is (5.7). */
    public enum Due {
        NOTHING,
        KITCHEN,
        COMPENSATION,
        LEFT_HALF,
        RIGHT_HALF,
        BYE
    }

    final int seats;
    final boolean open; // whether purses are: it changes what is shown, never what is known
    final boolean fetchesChange; // whether 5.7 is as it has been since version 2
    Phase phase = Phase.SEATING;
    Due due = Due.NOTHING;

    // The building
    final int[] clerk = new int[Floor.PLACES]; // by place: whose clerk stands there, or nobody's
    int unseated; // the clerks that have no step yet, as Seating packs them
    int nextStep = Floor.FIRST_STEP;
    int duel = OfficeRules.FIRST_DUEL; // the place that is fought for

    // Cards. A pile is a Bag; no pile has an order, because nobody may look into one.
    final long[] hand; // by seat, with the cards of a bid that is not shown yet
    long reserve = Bag.EMPTY;
    long roof = Bag.EMPTY;
    long out = Bag.EMPTY; // what nobody gets of the roof
    int kitchen; // points, paid in cards of the reserve

    // The bids of a duel, by side
    final long[] bid = new long[2];
    final int[] told = new int[2]; // of how many values the owner has said how many cards it bids
    boolean nothing; // whether the last bids of this duel were 0 : 0
    final long[] shown = new long[2]; // the last bids that were shown, by side
    final int[] shownBy = {Game.NOBODY, Game.NOBODY}; // and whose they were

    // The roof is shared out
    int pile; // how many cards a pile has
    int taker; // 0 the boss, 1 the challenger, 2 and 3 the two beaten on the first floor
    long share = Bag.EMPTY; // what the taker has drawn of its share, not shown before it is whole

    OfficeState(Options options, boolean fetchesChange) {
        this(options.seats(), options.is("purses", "open"), fetchesChange);
    }

    OfficeState(int seats, boolean open, boolean fetchesChange) {
        this.seats = seats;
        this.open = open;
        this.fetchesChange = fetchesChange;
        hand = new long[seats];
        Arrays.fill(clerk, Game.NOBODY);
    }

    @Override
    public OfficeState copy() {
        var copy = new OfficeState(seats, open, fetchesChange);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(OfficeState other) {
        phase = other.phase;
        due = other.due;
        System.arraycopy(other.clerk, 0, clerk, 0, clerk.length);
        unseated = other.unseated;
        nextStep = other.nextStep;
        duel = other.duel;
        System.arraycopy(other.hand, 0, hand, 0, hand.length);
        reserve = other.reserve;
        roof = other.roof;
        out = other.out;
        kitchen = other.kitchen;
        bid[0] = other.bid[0];
        bid[1] = other.bid[1];
        told[0] = other.told[0];
        told[1] = other.told[1];
        nothing = other.nothing;
        shown[0] = other.shown[0];
        shown[1] = other.shown[1];
        shownBy[0] = other.shownBy[0];
        shownBy[1] = other.shownBy[1];
        pile = other.pile;
        taker = other.taker;
        share = other.share;
    }
}
