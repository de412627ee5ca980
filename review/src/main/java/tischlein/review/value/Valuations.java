package tischlein.review.value;

import java.nio.file.Files;
import java.nio.file.Path;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Solvable;
import tischlein.kernel.State;

/** Finds the best valuation that there is for a table. */
public final class Valuations {
    private Valuations() {}

    /** A valuation for one thread: it keeps arrays to think with. */
    public static <S extends State<S>, V> Valuation<S> best(Game<S, ?, V> game, Options options) {
        var advised = advised(game, options);
        boolean open = game.about().team() && !game.about().hides();
        return open && tabled(game, options) ? new ProvedValue<>(game, advised) : advised;
    }

    /** The valuation that every game has. */
    public static <S extends State<S>> Valuation<S> advised(Game<S, ?, ?> game, Options options) {
        return new AdvisedValue<>(game, ValueFit.of(game, options.seats()));
    }

    /** Whether somebody has worked out the game; nobody does so for a review. */
    private static boolean tabled(Game<?, ?, ?> game, Options options) {
        var folder = System.getProperty(Solvable.FOLDER, "");
        return game instanceof Solvable solvable
                && solvable.solvable(options)
                && !folder.isEmpty()
                && Files.exists(solvable.table(Path.of(folder), options));
    }
}
