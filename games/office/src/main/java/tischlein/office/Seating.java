package tischlein.office;

import java.util.random.RandomGenerator;
import tischlein.kernel.Game;

/**
 * The clerks that have no step yet, packed into an int: three bits a seat. It knows in how many
 * ways they can still be seated, so that each legal seating is as likely as every other (2.3).
 */
final class Seating {
    private static final int BITS = 3;
    private static final int MOST_STEPS = 16;

    /**
     * By the clerks without a step, when the next is the left one of a pair: the legal seatings.
     */
    private static final int[] WAYS = new int[all(Office.MOST_SEATS) + 1];

    static {
        WAYS[0] = 1;
        for (int unseated = 1; unseated < WAYS.length; unseated++) {
            if (size(unseated) <= MOST_STEPS) { // more there never are, and the ways would not fit
                for (int seat = 0; seat < Office.MOST_SEATS; seat++) {
                    WAYS[unseated] += ways(unseated, Game.NOBODY, seat);
                }
            }
        }
    }

    private Seating() {}

    /** All the clerks of so many seats. */
    static int all(int seats) {
        int all = 0;
        for (int seat = 0; seat < seats; seat++) {
            all |= clerks(seats) << seat * BITS;
        }
        return all;
    }

    /** How many clerks each seat has. */
    static int clerks(int seats) {
        return 8 - seats; // 2.1; 1.2 has enough of them
    }

    static int count(int unseated, int seat) {
        return unseated >> seat * BITS & (1 << BITS) - 1;
    }

    static int without(int unseated, int seat) {
        return unseated - (1 << seat * BITS);
    }

    /**
     * In how many legal seatings the next clerk is this seat's.
     *
     * @param beside whose clerk is on the left step of the pair, or nobody's if that is the next
     *     step
     */
    static int ways(int unseated, int beside, int seat) {
        if (seat == beside || count(unseated, seat) == 0) { // 2.3
            return 0;
        }
        int rest = without(unseated, seat);
        return beside == Game.NOBODY && rest != 0
                ? waysBeside(rest, seat)
                : WAYS[rest]; // 2.2: the last may be alone
    }

    /**
     * Whose clerk is next, each as likely as it has ways. The ways are counted by the dozen, so to
     * speak, by the greatest number that divides them all: so few numbers need be drawn from that a
     * test can try them all.
     *
     * @param ways room for a number a seat
     */
    static int draw(int unseated, int beside, RandomGenerator random, int[] ways) {
        int total = 0;
        int dozen = 0;
        for (int seat = 0; seat < Office.MOST_SEATS; seat++) {
            ways[seat] = ways(unseated, beside, seat);
            total += ways[seat];
            dozen = divisor(ways[seat], dozen);
        }
        int rest = random.nextInt(total / dozen) * dozen;
        int seat = 0;
        while (rest >= ways[seat]) {
            rest -= ways[seat];
            seat++;
        }
        return seat;
    }

    /** The greatest number that divides both. */
    private static int divisor(int one, int other) {
        return other == 0 ? one : divisor(other, one % other);
    }

    private static int waysBeside(int unseated, int beside) {
        int ways = 0;
        for (int seat = 0; seat < Office.MOST_SEATS; seat++) {
            ways += ways(unseated, beside, seat);
        }
        return ways;
    }

    private static int size(int unseated) {
        int size = 0;
        for (int seat = 0; seat < Office.MOST_SEATS; seat++) {
            size += count(unseated, seat);
        }
        return size;
    }
}
