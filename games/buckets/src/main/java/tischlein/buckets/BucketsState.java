package tischlein.buckets;

import java.util.Locale;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * All there is on the table in Alles im Eimer. Data only, and closed to other packages: what it
 * does is in {@link BucketsRules}, and what may be seen of it in {@link BucketsView}.
 */
public final class BucketsState implements State<BucketsState> {
    /** What the table is waiting for. */
    public enum Phase {
        LOT,
        DEAL,
        BUILD,
        ATTACK,
        DEFEND,
        LAY,
        DRAW,
        TAKE,
        KEEP,
        OVER
    }

    final int seats;
    final Edition edition;
    final Turning turning;
    final int wrecksToEnd; // 7.1: how many pyramids must be gone
    Phase phase = Phase.LOT;
    int waiting = Bits.bit(Game.CHANCE); // who owes a move, a bit set of actors

    // Cards. No pile has an order, because nobody may look into one.
    final Cards pile;
    final Cards discard = new Cards();
    final Cards made; // what the pile was made of: all the cards, or the last discard
    final Cards[] hand;
    final Cards[] drawn; // by seat: what it drew since the pile was made
    final Cards[] laid; // by seat: what it laid in this attack

    // Buckets. A pyramid is a bit set of slots.
    final int[] unplaced; // by seat: the colours it still has buckets of to place, a bit set
    final int[] pyramid; // by seat: the slots where a bucket stands
    final int[] ofColour; // by seat and colour: the slots where it put this colour
    final int[] wreckedAs; // by seat: as which it lost its last bucket, from 1; or 0
    int wrecks; // how many have
    int standing; // who has not lost its last bucket, a bit set of seats

    // The attack
    int leader = Game.NOBODY;
    int turn = Game.NOBODY; // who lays, draws, takes or keeps
    int colour = Colour.NONE; // of the attack, once a card is laid
    int value; // to beat; 0 until the leader has laid
    boolean clockwise = true;
    final int[] sum; // by seat: of the cards it laid in this attack
    long nowLaid; // the values laid in this turn, a Bag

    BucketsState(Options options) {
        this(
                options.seats(),
                options.is("edition", Edition.SMALL.word()) ? Edition.SMALL : Edition.FULL,
                Turning.valueOf(options.value("direction").toUpperCase(Locale.ROOT)),
                options.is("end", "last"));
    }

    BucketsState(int seats, Edition edition, Turning turning, boolean toTheLast) {
        this(seats, edition, turning, BucketsRules.wrecksToEnd(seats, edition, toTheLast));
    }

    BucketsState(int seats, Edition edition, Turning turning, int wrecksToEnd) {
        this.seats = seats;
        this.edition = edition;
        this.turning = turning;
        this.wrecksToEnd = wrecksToEnd;
        pile = new Cards(edition.cards);
        made = new Cards(edition.cards);
        hand = new Cards[seats];
        drawn = new Cards[seats];
        laid = new Cards[seats];
        unplaced = new int[seats];
        pyramid = new int[seats];
        ofColour = new int[seats * Colour.COUNT];
        wreckedAs = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            hand[seat] = new Cards();
            drawn[seat] = new Cards();
            laid[seat] = new Cards();
            unplaced[seat] = Bits.all(Colour.COUNT); // 2.1
        }
        standing = Bits.all(seats);
        sum = new int[seats];
    }

    @Override
    public BucketsState copy() {
        var copy = new BucketsState(seats, edition, turning, wrecksToEnd);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(BucketsState other) {
        phase = other.phase;
        pile.become(other.pile);
        discard.become(other.discard);
        made.become(other.made);
        wrecks = other.wrecks;
        waiting = other.waiting;
        standing = other.standing;
        leader = other.leader;
        turn = other.turn;
        colour = other.colour;
        value = other.value;
        clockwise = other.clockwise;
        nowLaid = other.nowLaid;
        for (int seat = 0; seat < seats; seat++) {
            hand[seat].become(other.hand[seat]);
            drawn[seat].become(other.drawn[seat]);
            laid[seat].become(other.laid[seat]);
            unplaced[seat] = other.unplaced[seat];
            pyramid[seat] = other.pyramid[seat];
            wreckedAs[seat] = other.wreckedAs[seat];
            sum[seat] = other.sum[seat];
        }
        System.arraycopy(other.ofColour, 0, ofColour, 0, ofColour.length);
    }
}
