package tischlein.office;

import java.util.Locale;

/**
 * A floor of the building, from the steps up to the boss's suite (1.3).
 *
 * <p>The places where clerks stand are numbered from the top: 1 is the suite, 2 and 3 are in the
 * office of the second floor, and so on down to the steps, 16 to 31 from left to right. The clerks
 * on 2n and 2n + 1 meet, and the winner goes up to n; so n also is the number of their duel (5.5).
 */
public enum Floor {
    STEPS,
    GROUND,
    FIRST,
    SECOND,
    SUITE;

    static final int PLACES = 32;
    static final int FIRST_STEP = 16;
    static final int BOSS = 1;
    private static final Floor[] FLOORS = values();
    private static final int[] KITCHEN = {80, 60, 40, 20}; // 2.5, 5.1, 5.2, 5.3, 5.4

    static Floor of(int place) {
        return FLOORS[FLOORS.length - 1 - (31 - Integer.numberOfLeadingZeros(place))];
    }

    /** Where the clerks stand who meet in a duel. */
    static Floor below(int duel) {
        return of(2 * duel);
    }

    /** The place on the left. */
    int leftmost() {
        return FIRST_STEP >> ordinal();
    }

    /** What the kitchen holds before the first duel here. */
    int kitchen() {
        return KITCHEN[ordinal()];
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
