package tischlein.review;

import tischlein.kernel.Game;
import tischlein.log.Log;
import tischlein.review.ledger.Bookkeeper.Effort;

/** Games for tests of other rooms. */
public final class SampleGames {
    /** So little that a test is quick. */
    public static final Precision LITTLE =
            new Precision(new Effort(4, 1), new Effort(16, 4), 64, 40);

    private SampleGames() {}

    public static Game<?, ?, ?> game(String name) {
        return BotGames.game(name);
    }

    public static Log played(String game, int seats, String... bots) {
        return new BotGames<>(BotGames.game(game), seats, bots).play(11);
    }
}
