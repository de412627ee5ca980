package tischlein.kernel.net;

import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.Options;

/** A game that a {@link Net} can learn, at least with some options. */
public interface Learnable {
    /** What there is to learn with these options, if anything. */
    Optional<Course> course(Options options);

    /** The net that came of it and that the game's advice goes by, if there is one. */
    Optional<Net> net(Options options);

    /** The net of any game with these options, if there is one. */
    static Optional<Net> net(Game<?, ?, ?> game, Options options) {
        return game instanceof Learnable learnable ? learnable.net(options) : Optional.empty();
    }
}
