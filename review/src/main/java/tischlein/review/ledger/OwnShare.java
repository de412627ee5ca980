package tischlein.review.ledger;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.review.game.ChanceMean;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SeatChoice;
import tischlein.review.game.SupposedPlayer;

/**
 * What the choice of each seat gave it where several choose at the same time: against what an
 * ordinary player would have chosen in its place, on average over what sensible players choose
 * beside it. Both sides meet the same others and the same luck.
 */
final class OwnShare<S extends State<S>, V> {
    /** A few redraws are enough: the same on both sides of a difference. */
    private static final int REDRAWS = 4;

    private final Game<S, ?, V> game;
    private final ChanceMean<S> mean;
    private final SupposedPlayer<S, V> supposed;
    private final S scratch;

    OwnShare(Game<S, ?, V> game, ChanceMean<S> mean, SupposedPlayer<S, V> supposed, S like) {
        this.game = game;
        this.mean = mean;
        this.supposed = supposed;
        this.scratch = like.copy();
    }

    /**
     * A share.
     *
     * @param variance of the mean
     */
    record Gain(double mean, double variance) {
        static final Gain NONE = new Gain(0, 0);
    }

    /** What the choices gave, by the seats that had more than one. */
    Map<Integer, Gain> gains(SeatsChoose<S> step, int draws, long seed) {
        var gains = new HashMap<Integer, Gain>();
        var sums = new double[Integer.SIZE];
        var squares = new double[Integer.SIZE];
        var random = new Seeded(seed);
        for (int draw = 0; draw < draws; draw++) {
            var usual = supposed.choose(step.before(), step.seats(), random);
            long luck = random.nextLong();
            var all = after(step.before(), usual, luck);
            for (var choice : step.choices()) {
                int seat = choice.seat();
                var mine = with(usual, choice);
                double gain =
                        mine.equals(usual) ? 0 : after(step.before(), mine, luck)[seat] - all[seat];
                sums[seat] += gain;
                squares[seat] += gain * gain;
            }
        }
        for (int rest = step.seats(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            gains.put(seat, gain(sums[seat], squares[seat], draws));
        }
        return gains;
    }

    private static Gain gain(double sum, double squares, int draws) {
        double mean = sum / draws;
        double variance = draws < 2 ? 0 : Math.max(0, squares - sum * mean) / (draws - 1) / draws;
        return new Gain(mean, variance);
    }

    /** The same choices, but for that of one seat. */
    private static List<SeatChoice> with(List<SeatChoice> usual, SeatChoice mine) {
        return usual.stream()
                .map(choice -> choice.seat() == mine.seat() ? choice.instead(mine.moves()) : choice)
                .toList();
    }

    private double[] after(S before, List<SeatChoice> choices, long luck) {
        scratch.become(before);
        choices.forEach(choice -> choice.play(game, scratch, News.UNHEARD));
        return mean.of(scratch, REDRAWS, luck).chances().stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }
}
