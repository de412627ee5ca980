package tischlein.office;

import tischlein.kernel.Places;

/** Who is ahead of whom: chapter 9 of the rules. */
final class Ranking {
    /** One more than a seat can have clerks on a floor. */
    private static final int CLERKS = 6;

    private static final int CLERKS_ON_FLOORS = CLERKS * CLERKS * CLERKS * CLERKS;

    /** More than all the cards are worth. */
    private static final int POINTS = 2000;

    private Ranking() {}

    /** 9.1; before the end, what is in the hand. */
    static int points(OfficeState s, int seat) {
        return InfluenceCard.points(s.hand[seat]);
    }

    /** Whether a clerk of the seat has left the steps (9.2). */
    static boolean canWin(OfficeState s, int seat) {
        return clerks(s, seat) > 0;
    }

    /**
     * How many clerks the seat has in the suite, on the second, the first and the ground floor, a
     * digit each: the higher number has the higher clerks (9.3).
     */
    private static int clerks(OfficeState s, int seat) {
        int clerks = 0;
        int digit = 1;
        for (int place = Floor.FIRST_STEP - 1; place > 0; place--) {
            clerks += s.clerk[place] == seat ? digit : 0;
            digit *= place == Floor.of(place).leftmost() ? CLERKS : 1;
        }
        return clerks;
    }

    /** Where the seat's best clerk is. */
    static Floor best(OfficeState s, int seat) {
        int place = Floor.BOSS;
        while (s.clerk[place] != seat) {
            place++;
        }
        return Floor.of(place);
    }

    /** All that decides the places as one number: the higher is placed higher, and equals share. */
    static int rank(OfficeState s, int seat) {
        int clerks = clerks(s, seat);
        int points = points(s, seat) + (clerks > 0 ? POINTS : 0); // 9.1, 9.2
        return points * CLERKS_ON_FLOORS + clerks; // 9.3
    }

    static double payoff(OfficeState s, int seat) {
        return Places.payoff(s, s.seats, seat, Ranking::rank); // 9.3
    }
}
