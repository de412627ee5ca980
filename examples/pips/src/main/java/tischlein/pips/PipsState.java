package tischlein.pips;

import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * All there is on the table in Pips. Data only, and closed to other packages: what it does is in
 * {@link PipsRules}. Nothing is hidden.
 */
public final class PipsState implements State<PipsState> {
    /** What the table is waiting for. */
    public enum Phase {
        DIE,
        DECIDE,
        OVER
    }

    final int seats;
    final int goal; // 2.1
    Phase phase = Phase.DIE;
    int turn; // who has the die; 2.2: first seat 0
    int pips; // rolled in this turn
    final int[] banked;

    PipsState(Options options) {
        this(options.seats(), Integer.parseInt(options.value("goal")));
    }

    PipsState(int seats, int goal) {
        this.seats = seats;
        this.goal = goal;
        banked = new int[seats];
    }

    @Override
    public PipsState copy() {
        var copy = new PipsState(seats, goal);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(PipsState other) {
        phase = other.phase;
        turn = other.turn;
        pips = other.pips;
        System.arraycopy(other.banked, 0, banked, 0, seats);
    }
}
