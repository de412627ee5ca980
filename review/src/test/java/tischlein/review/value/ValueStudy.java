package tischlein.review.value;

import java.util.Arrays;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/** Lets a study look at values before and after they are bent. */
public final class ValueStudy {
    private ValueStudy() {}

    /** A game's own value. */
    public static <S extends State<S>> Valuation<S> plain(Game<S, ?, ?> game) {
        return new AdvisedValue<>(game, ValueFit.NONE);
    }

    /** The same as it is used. */
    public static <S extends State<S>> Valuation<S> fitted(Game<S, ?, ?> game, Options options) {
        return Valuations.advised(game, options);
    }

    /** What a fit would make of chances. */
    public static double[] bent(double steepness, double shift, double[] chances, boolean team) {
        var fit = new ValueFit(steepness, shift);
        var bent = chances.clone();
        if (team) {
            Arrays.fill(bent, fit.bend(chances[0]));
        } else {
            fit.bend(bent);
        }
        return bent;
    }
}
