package tischlein.bots.live;

import java.util.Arrays;

/**
 * What a bot has learned at one seat and may use for its next choice there: what a search knows of
 * the cases it has met often. It is made of nothing but what the bot was shown, takes a limited
 * number of bytes, and never changes, so that threads can hand it on.
 */
public final class BotMemory {
    /** What a bot knows that has not thought yet. */
    public static final BotMemory NONE =
            new BotMemory(new long[0], new int[0], new float[0], new int[1], new float[0]);

    /** The most cases that are remembered, and the most choices in all of them together. */
    public static final int MOST_CASES = 512;

    public static final int MOST_CHOICES = 4096;

    private static final int CASE_BYTES = Long.BYTES + 2 * Integer.BYTES + Float.BYTES;

    /** The object itself, the heads of its arrays, and its entry in a list of many. */
    private static final int OTHER_BYTES = 256;

    private final long[] keys;
    private final int[] visits;
    private final float[] usual;
    private final int[] first;
    private final float[] regret;

    /**
     * @param keys by case: a hash of what its mover knows
     * @param visits by case: how often it was met
     * @param usual by case: what it was worth on average
     * @param first by case: where its choices begin, and at last where they end
     * @param regret by choice
     */
    public BotMemory(long[] keys, int[] visits, float[] usual, int[] first, float[] regret) {
        this.keys = keys.clone();
        this.visits = visits.clone();
        this.usual = usual.clone();
        this.first = first.clone();
        this.regret = regret.clone();
    }

    /** How many cases it knows. */
    public int size() {
        return keys.length;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public long key(int place) {
        return keys[place];
    }

    public int visits(int place) {
        return visits[place];
    }

    public double usual(int place) {
        return usual[place];
    }

    /** How many choices there are in a case. */
    public int choices(int place) {
        return first[place + 1] - first[place];
    }

    public double regret(int place, int choice) {
        return regret[first[place] + choice];
    }

    /** How often the cases were met, all together. */
    public long experience() {
        return Arrays.stream(visits).asLongStream().sum();
    }

    /** About how many bytes it takes. */
    public int bytes() {
        return OTHER_BYTES + size() * CASE_BYTES + regret.length * Float.BYTES;
    }

    /** Whether the same has been learned. */
    @Override
    public boolean equals(Object other) {
        return other instanceof BotMemory memory
                && Arrays.equals(keys, memory.keys)
                && Arrays.equals(visits, memory.visits)
                && Arrays.equals(usual, memory.usual)
                && Arrays.equals(first, memory.first)
                && Arrays.equals(regret, memory.regret);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(keys) ^ Arrays.hashCode(visits);
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a bot's memory";
    }
}
