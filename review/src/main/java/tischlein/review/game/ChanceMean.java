package tischlein.review.game;

import java.util.Arrays;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.review.value.Valuation;

/**
 * What a position is worth before chance has moved: the mean over what chance may do until a seat
 * is to move. It is exact where chance moves once, and otherwise a mean of redraws. Where no chance
 * is involved it is simply the value.
 */
public final class ChanceMean<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final Valuation<S> valuation;
    private final S scratch;
    private final Seeded luck = new Seeded(0);
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final double[] drawn;
    private final double[] mean;
    private final double[] squares;

    public ChanceMean(Game<S, ?, ?> game, Valuation<S> valuation, int seats, S like) {
        this.game = game;
        this.valuation = valuation;
        this.scratch = like.copy();
        this.drawn = new double[seats];
        this.mean = new double[seats];
        this.squares = new double[seats];
    }

    /** The mean for every seat, of so many redraws if it has to be drawn. */
    public Worth of(S s, int redraws, long seed) {
        if (!Bits.has(game.waiting(s), Game.CHANCE)) {
            valuation.chances(s, drawn);
            return Worth.exact(drawn);
        }
        if (enumerated(s)) {
            return Worth.exact(mean);
        }
        Arrays.fill(mean, 0);
        Arrays.fill(squares, 0);
        for (int draw = 0; draw < redraws; draw++) {
            scratch.become(s);
            luck.begin(seed, draw);
            letChanceMove();
            valuation.chances(scratch, drawn);
            for (int seat = 0; seat < drawn.length; seat++) {
                mean[seat] += drawn[seat];
                squares[seat] += drawn[seat] * drawn[seat];
            }
        }
        return Worth.mean(mean, squares, redraws);
    }

    private void letChanceMove() {
        while (Bits.has(game.waiting(scratch), Game.CHANCE)) {
            game.play(scratch, Game.CHANCE, game.draw(scratch, luck, codes), News.UNHEARD);
        }
    }

    /** Whether chance moves only once; then the mean of all it can do has been computed. */
    private boolean enumerated(S s) {
        Arrays.fill(mean, 0);
        int count = game.choices(s, Game.CHANCE, codes);
        double all = 0;
        for (int i = 0; i < count; i++) {
            int ways = game.ways(s, codes[i]);
            scratch.become(s);
            game.play(scratch, Game.CHANCE, codes[i], News.UNHEARD);
            if (Bits.has(game.waiting(scratch), Game.CHANCE)) {
                return false;
            }
            valuation.chances(scratch, drawn);
            all += ways;
            for (int seat = 0; seat < drawn.length; seat++) {
                mean[seat] += ways * drawn[seat];
            }
        }
        for (int seat = 0; seat < drawn.length; seat++) {
            mean[seat] /= all;
        }
        return true;
    }
}
