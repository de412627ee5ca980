package tischlein.cluster;

/**
 * Whether other servers may be writing tables that are awake here without a word to this one:
 * because the network between them is cut, or because this process stood still and they have taken
 * it for dead. Then the store has to be looked into again and again. Times are in ticks.
 */
final class Doubt {
    private static final int BETWEEN = 500; // milliseconds between two looks into the store
    private static final int GAP = 3_000; // that only a process that stands still leaves
    private static final int LASTS = 20_000; // till all see each other again, after such a gap

    private long last;
    private long asleep = Long.MIN_VALUE; // when it stood still, most recently
    private long looked;

    Doubt(long now) {
        last = now;
        looked = now;
    }

    /**
     * To be asked several times a second: whether to look into the store now.
     *
     * @param divided whether there are servers that this one does not see
     */
    boolean due(long now, boolean divided) {
        if (now - last >= GAP) {
            asleep = now;
        }
        last = now;
        boolean doubtful = divided || now < asleep + LASTS;
        if (!doubtful || now - looked < BETWEEN) {
            return false;
        }
        looked = now;
        return true;
    }
}
