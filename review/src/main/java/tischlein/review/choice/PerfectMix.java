package tischlein.review.choice;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * What a game's solver says of a choice: how often perfect play makes it, and what it gives away.
 */
final class PerfectMix<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final double[] figures = new double[Game.MOST_CHOICES];

    PerfectMix(Game<S, ?, V> game) {
        this.game = game;
    }

    /** How often perfect play makes this choice, if that is known. */
    OptionalDouble share(S before, int seat, List<Integer> choice) {
        double share = 1;
        S s = before.copy();
        for (int code : choice) {
            int count = game.choices(s, seat, codes);
            if (count > 1) {
                if (!game.solver().mix(game.view(s, seat), codes, count, figures)) {
                    return OptionalDouble.empty();
                }
                share *= figures[place(code, count)];
            }
            game.play(s, seat, code, News.UNHEARD);
        }
        return OptionalDouble.of(share);
    }

    /** The best single move and what another one gives away, if that is known. */
    OptionalDouble loss(S before, int seat, int code) {
        int count = game.choices(before, seat, codes);
        if (!game.solver().chances(game.view(before, seat), codes, count, figures)) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(
                Arrays.stream(figures, 0, count).max().orElse(0) - figures[place(code, count)]);
    }

    /** The move that is worth most, where {@link #loss} is known. */
    int best(S before, int seat) {
        int count = game.choices(before, seat, codes);
        game.solver().chances(game.view(before, seat), codes, count, figures);
        int best = 0;
        for (int i = 1; i < count; i++) {
            best = figures[i] > figures[best] ? i : best;
        }
        return codes[best];
    }

    private int place(int code, int count) {
        return Arrays.binarySearch(codes, 0, count, code);
    }
}
