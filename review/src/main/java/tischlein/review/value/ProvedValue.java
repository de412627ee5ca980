package tischlein.review.value;

import java.util.Arrays;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * The chances of perfect play in an open game that a team plays, where its solver knows them;
 * elsewhere those of another valuation.
 */
final class ProvedValue<S extends State<S>, V> implements Valuation<S> {
    private final Game<S, ?, V> game;
    private final Valuation<S> otherwise;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final double[] worth = new double[Game.MOST_CHOICES];

    ProvedValue(Game<S, ?, V> game, Valuation<S> otherwise) {
        this.game = game;
        this.otherwise = otherwise;
    }

    @Override
    public void chances(S s, double[] chances) {
        int count = solved(s);
        if (count == 0) {
            otherwise.chances(s, chances);
        } else {
            Arrays.fill(chances, Arrays.stream(worth, 0, count).max().orElse(0));
        }
    }

    @Override
    public boolean proved(S s) {
        return game.waiting(s) == 0 || solved(s) > 0;
    }

    /** Solves the choices of whoever is to move, and says how many they are; 0 if it cannot. */
    private int solved(S s) {
        int waiting = game.waiting(s);
        if (Bits.size(waiting) != 1 || Bits.has(waiting, Game.CHANCE)) {
            return 0;
        }
        int seat = Bits.lowest(waiting);
        int count = game.choices(s, seat, codes);
        return game.solver().chances(game.view(s, seat), codes, count, worth) ? count : 0;
    }

    @Override
    public String version() {
        return "proved-1, " + otherwise.version();
    }
}
