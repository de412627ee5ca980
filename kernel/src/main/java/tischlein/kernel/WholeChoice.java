package tischlein.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;

/** A seat's choice from its first move to its last, which may be the same. */
public final class WholeChoice {
    private WholeChoice() {}

    /**
     * Makes a choice in a state, and returns its codes.
     *
     * @param next the next move of the seat
     */
    public static <S extends State<S>> List<Integer> make(
            Game<S, ?, ?> game, S s, int seat, ToIntFunction<S> next) {
        var codes = new ArrayList<Integer>();
        do {
            int code = next.applyAsInt(s);
            game.play(s, seat, code, News.UNHEARD);
            codes.add(code);
        } while (game.midway(s, seat));
        return codes;
    }

    /** Makes any choice, each of its moves as likely as the others that are possible then. */
    public static <S extends State<S>> List<Integer> any(
            Game<S, ?, ?> game, S s, int seat, RandomGenerator random) {
        var codes = new int[Game.MOST_CHOICES];
        return make(game, s, seat, now -> codes[random.nextInt(game.choices(now, seat, codes))]);
    }
}
