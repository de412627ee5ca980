package tischlein.load.players;

/**
 * When each table is to move, settled before anything happens. A server that is late does not shift
 * it: what waits is late from the moment at which it was due.
 *
 * @param began when the first table may move, in nanoseconds
 * @param ramp over so many nanoseconds the tables join in
 * @param period from one move of a table to the next, in nanoseconds
 */
public record Schedule(long began, long ramp, long period, int tables) {
    private static final double GOLDEN = 0.6180339887498949;
    public static final long NEVER = Long.MAX_VALUE;

    /** Nobody ever moves. */
    boolean idle() {
        return period == NEVER;
    }

    /**
     * @param rate moves a table makes in a second; 0 for none
     */
    public static Schedule of(long began, long ramp, double rate, int tables) {
        return new Schedule(began, ramp, rate == 0 ? NEVER : (long) (1e9 / rate), tables);
    }

    /** When a table is to make a move; its moves count from 0. */
    long at(int table, long move) {
        if (idle()) {
            return NEVER;
        }
        // Spread over the period like the seeds of a sunflower, however many there are.
        double phase = table * GOLDEN % 1;
        return began + ramp / tables * table + (long) (phase * period) + move * period;
    }

    /** The first of a table's moves that is not before a moment. */
    long first(int table, long moment) {
        return idle() ? 0 : Math.max(0, Math.ceilDiv(moment - at(table, 0), period));
    }

    /** The same, so much later: while nobody could play, nothing was due. */
    Schedule later(long nanos) {
        return new Schedule(began + nanos, ramp, period, tables);
    }
}
