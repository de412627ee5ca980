package tischlein.arena;

import tischlein.kernel.Seeded;

/**
 * Which random numbers of a seed are whose: chance and every seat have a stream of their own in
 * every game, so that nobody's luck depends on how often another one draws.
 */
public final class Streams {
    private Streams() {}

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
