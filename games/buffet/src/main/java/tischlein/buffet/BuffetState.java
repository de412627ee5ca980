package tischlein.buffet;

import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * All there is on the table in Schlacht am Buffet. Data only, and closed to other packages: what it
 * does is in {@link BuffetRules}, and what may be seen of it in {@link BuffetView}.
 */
public final class BuffetState implements State<BuffetState> {
    /** What the table is waiting for. */
    public enum Phase {
        LOT,
        DRAW,
        SERVE,
        CHOOSE,
        SWAP,
        OVER
    }

    final int seats;
    final boolean french; // 1.5
    Phase phase = Phase.LOT;
    int waiting = Bits.bit(Game.CHANCE); // who owes a move, a bit set of actors

    // Cards. A pile is a Bag; no pile has an order (2.1), because nobody may look into one.
    long pile = Bag.of(MouseCard.KINDS, MouseCard.OF_EACH);
    long discard = Bag.EMPTY;
    long made = pile; // what the pile was made of: all the cards, or the last discard
    final long[] hand;
    final long[] drawn; // by seat: what it drew since the pile was made
    final int[] owed; // by seat: how many cards it is still to draw
    int owing; // the seats that are still to draw, a bit set
    final int[] faceDown; // the card chosen in secret, read only when all have chosen
    int lowestGivable; // while a mouse swaps: it gives cards back in rising order

    // Plates. A set of plates is a bit set, and so in order: the lowest bit is the worst plate.
    long stock = Plate.ALL;
    long buffet;
    int toServe;
    final long[] won; // by seat: all the plates it has won, covered ones too
    final long[] onTop; // by seat: those of them that lie on top, one of a food at most

    // The race
    final int[] position; // squares run; the printed track goes round, this number does not
    final int[] leftAs; // by seat: 0 if it was the first to leave this helping, 1 if the second …
    int left; // how many have left in this helping
    int atBuffet; // the mice still in this helping, a bit set of seats
    int helping; // 1; with three seats then 2
    int token = Game.NOBODY; // who has the first-player token
    int drawer = Game.NOBODY;
    int swapper = Game.NOBODY;

    BuffetState(Options options) {
        this(options.seats(), options.is("edition", "french"));
    }

    BuffetState(int seats, boolean french) {
        this.seats = seats;
        this.french = french;
        hand = new long[seats];
        drawn = new long[seats];
        owed = new int[seats];
        faceDown = new int[seats];
        won = new long[seats];
        onTop = new long[seats];
        position = new int[seats];
        leftAs = new int[seats];
    }

    @Override
    public BuffetState copy() {
        var copy = new BuffetState(seats, french);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(BuffetState other) {
        phase = other.phase;
        waiting = other.waiting;
        pile = other.pile;
        discard = other.discard;
        made = other.made;
        owing = other.owing;
        lowestGivable = other.lowestGivable;
        stock = other.stock;
        buffet = other.buffet;
        toServe = other.toServe;
        left = other.left;
        atBuffet = other.atBuffet;
        helping = other.helping;
        token = other.token;
        drawer = other.drawer;
        swapper = other.swapper;
        for (int seat = 0; seat < seats; seat++) { // quicker than to copy arrays as short as these
            hand[seat] = other.hand[seat];
            drawn[seat] = other.drawn[seat];
            owed[seat] = other.owed[seat];
            faceDown[seat] = other.faceDown[seat];
            won[seat] = other.won[seat];
            onTop[seat] = other.onTop[seat];
            position[seat] = other.position[seat];
            leftAs[seat] = other.leftAs[seat];
        }
    }
}
