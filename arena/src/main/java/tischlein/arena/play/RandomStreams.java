package tischlein.arena.play;

import tischlein.kernel.Seeded;

/**
 * Which random numbers of a seed are whose: chance and every seat have a stream of their own in
 * every game, so that nobody's luck depends on how often another one draws.
 */
public final class RandomStreams {
    /** Of a deal's numbers those by which its players are drawn. */
    static final long LINEUP = Long.MIN_VALUE;

    private RandomStreams() {}

    /** The seed of all that is random in a deal. */
    static long deal(long seed, long deal) {
        return Seeded.mix(seed) ^ Seeded.mix(Seeded.mix(deal) + 1);
    }

    /**
     * Of a deal's numbers those of a seat in one of its games. Chance has the streams from 0 up,
     * one for each of its moves, in all games of the deal the same ones.
     */
    static long inDeal(int game, int seats, int seat) {
        return -1 - ((long) game * seats + seat);
    }

    /** Chance's in game number {@code game} of a seed. */
    public static Seeded ofChance(long seed, long game, int seats) {
        return new Seeded(seed, chance(game, seats));
    }

    /** A seat's in game number {@code game} of a seed. */
    public static Seeded ofSeat(long seed, long game, int seats, int seat) {
        return new Seeded(seed, chance(game, seats) + 1 + seat);
    }

    static long chance(long game, int seats) {
        return game * (seats + 1);
    }
}
