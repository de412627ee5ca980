package tischlein.bots;

import java.util.Optional;
import tischlein.kernel.Advice;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * The rest of a choice of several moves that a bot has thought out. It can be used as long as the
 * bot sees what it expected.
 */
final class PlannedMoves<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Advice<S> advice;
    private final int seat;
    private int[] row = {};
    private int next;
    private Optional<S> world = Optional.empty();

    PlannedMoves(Game<S, ?, V> game, int seat) {
        this.game = game;
        this.advice = game.advice();
        this.seat = seat;
    }

    void begin(S world, int[] row) {
        this.world = Optional.of(world);
        this.row = row.clone();
        next = 0;
    }

    /** Whether there is a next move for a position that looks like this. */
    boolean fits(V seen) {
        return next > 0
                && next < row.length
                && world.filter(s -> RestOfChoice.owed(game, advice, s, seat))
                        .map(s -> game.view(s, seat).equals(seen))
                        .orElse(false);
    }

    /** The next move. */
    int follow() {
        int code = row[next++];
        world.ifPresent(s -> game.play(s, seat, code, News.UNHEARD));
        return code;
    }
}
