package tischlein.load.players;

import tischlein.kernel.Seeded;

/**
 * When the people of each table leave it to others, settled by the seed before anything happens:
 * they stay between no time and twice the usual one, and at any moment as many leave as at any
 * other.
 *
 * @param stay how long they stay on average, in nanoseconds
 */
record Churn(long seed, long stay) {
    static final Churn NONE = new Churn(0, Schedule.NEVER);
    private static final double GOLDEN = 0.6180339887498949;
    private static final int ONE_VANISHES_OF = 10;
    private static final int ONE_DREAMS_OF = 20;
    private static final int EARLIEST = 2; // turns before the one whose time it is

    /**
     * The people of a table leave it.
     *
     * @param at when, in nanoseconds since the beginning
     * @param vanishing whether they are just gone, and keep their seats
     * @param dreaming whether one of them lays another table on the way out, and never starts it
     */
    record Departure(long at, boolean vanishing, boolean dreaming) {
        static final Departure NEVER = new Departure(Schedule.NEVER, false, false);
    }

    /**
     * @param seconds that people stay on average; 0 for ever
     */
    static Churn of(long seed, int seconds) {
        return seconds == 0 ? NONE : new Churn(~seed, seconds * 1_000_000_000L);
    }

    /** The first departure from a table after a moment. */
    Departure after(int table, long moment) {
        if (stay == Schedule.NEVER) {
            return Departure.NEVER;
        }
        long turn = moment / stay - EARLIEST;
        var departure = departure(table, turn);
        while (departure.at <= moment) {
            turn++;
            departure = departure(table, turn);
        }
        return departure;
    }

    private Departure departure(int table, long turn) {
        var luck = new Seeded(seed, ((long) table << Integer.SIZE) + turn);
        double phase = table * GOLDEN % 1;
        return new Departure(
                (long) ((turn + phase + luck.nextDouble()) * stay),
                luck.nextInt(ONE_VANISHES_OF) == 0,
                luck.nextInt(ONE_DREAMS_OF) == 0);
    }
}
