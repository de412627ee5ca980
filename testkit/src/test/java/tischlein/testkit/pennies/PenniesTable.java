package tischlein.testkit.pennies;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/** All there is on the table in {@link Pennies}. */
public final class PenniesTable implements State<PenniesTable> {
    private static final int[] SHARED = new int[4]; // read only by a fault
    public final PenniesFault fault;
    public final int seats;
    public final int[] purse;
    public final int[] bid;
    public int dealt;
    public int bidding; // a bit set of seats
    int last = Game.NOBODY; // written only by faults

    PenniesTable(PenniesFault fault, int seats) {
        this.fault = fault;
        this.seats = seats;
        purse = new int[seats];
        bid = fault == PenniesFault.SHARED_ARRAY ? SHARED : new int[seats];
    }

    @Override
    public PenniesTable copy() {
        var copy = new PenniesTable(fault, seats);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(PenniesTable other) {
        System.arraycopy(other.purse, 0, purse, 0, seats);
        System.arraycopy(other.bid, 0, bid, 0, seats);
        dealt = other.dealt;
        bidding = fault == PenniesFault.FORGOTTEN_FIELD ? bidding : other.bidding;
        last = other.last;
    }

    boolean over() {
        return dealt == seats && bidding == 0;
    }
}
