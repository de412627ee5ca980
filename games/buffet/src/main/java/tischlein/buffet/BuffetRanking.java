package tischlein.buffet;

import tischlein.kernel.Bits;

/** Who is ahead of whom, by the eleventh chapter of docs/rules/buffet.md. */
final class BuffetRanking {
    private static final int TIE_BREAKS = 7 * 7 * 7 * 7 * 7 * 7;

    private BuffetRanking() {}

    /** 11.1 */
    static int points(BuffetState s, int seat) {
        return Plate.points(s.onTop[seat]);
    }

    /** Points and all that breaks a tie as one number: the higher is placed higher (11.4). */
    static int rank(BuffetState s, int seat) {
        return points(s, seat) * TIE_BREAKS
                + (s.french ? foodByFood(s, seat) : bestPlate(s, seat) + 1);
    }

    /** 11.2: the value first and then the food, as plates are numbered; no plate is the lowest. */
    static int bestPlate(BuffetState s, int seat) {
        return Bits.highest(s.onTop[seat]);
    }

    /** 11.3: from cheese to salad, a digit from 0 for no plate to 6 for a five. */
    private static int foodByFood(BuffetState s, int seat) {
        int digits = 0;
        for (int food = 0; food < Plate.FOODS; food++) {
            int plate = Plate.of(food, s.onTop[seat]);
            digits = digits * 7 + (plate == Plate.NONE ? 0 : Plate.rank(plate) + 1);
        }
        return digits;
    }
}
