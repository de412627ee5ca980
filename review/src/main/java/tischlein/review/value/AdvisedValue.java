package tischlein.review.value;

import java.util.Arrays;
import tischlein.kernel.Advice;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/** The value that a game's advice gives, made into chances that add up to 1. */
final class AdvisedValue<S extends State<S>> implements Valuation<S> {
    private final Game<S, ?, ?> game;
    private final Advice<S> advice;
    private final ValueFit fit;

    AdvisedValue(Game<S, ?, ?> game, ValueFit fit) {
        this.game = game;
        this.advice = game.advice();
        this.fit = fit;
    }

    @Override
    public void chances(S s, double[] chances) {
        if (game.waiting(s) == 0) {
            Arrays.setAll(chances, seat -> game.payoff(s, seat));
        } else if (game.about().team()) {
            Arrays.fill(chances, fit.bend(advice.value(s, 0)));
        } else {
            Arrays.setAll(chances, seat -> advice.value(s, seat));
            fit.bend(chances);
        }
    }

    @Override
    public boolean proved(S s) {
        return game.waiting(s) == 0;
    }

    @Override
    public String version() {
        return "advice-1";
    }
}
