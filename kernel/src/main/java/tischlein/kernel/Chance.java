package tischlein.kernel;

import java.util.random.RandomGenerator;

/** Chance as an actor: it plays one of its choices, each as likely as it has ways. */
public final class Chance {
    private Chance() {}

    public static <S extends State<S>> int pick(
            Game<S, ?, ?> game, S s, RandomGenerator random, int[] codes) {
        int total = total(game, s, codes);
        return nth(game, s, random.nextInt(total), codes);
    }

    /** In how many equally likely ways chance can go. */
    public static <S extends State<S>> int total(Game<S, ?, ?> game, S s, int[] codes) {
        int n = game.choices(s, Game.CHANCE, codes);
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += game.ways(s, codes[i]);
        }
        return total;
    }

    /** The code that one of those ways is. */
    public static <S extends State<S>> int nth(Game<S, ?, ?> game, S s, int way, int[] codes) {
        int n = game.choices(s, Game.CHANCE, codes);
        int rest = way;
        for (int i = 0; i < n; i++) {
            rest -= game.ways(s, codes[i]);
            if (rest < 0) {
                return codes[i];
            }
        }
        throw new IllegalArgumentException("chance has fewer than " + (way + 1) + " ways");
    }
}
