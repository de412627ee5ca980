package tischlein.review.game;

import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/** What happened at once: a move of chance, or what all seats chose that were to choose. */
public sealed interface PathPart<S extends State<S>> {
    /** The position before it, not to be changed. */
    S before();

    /** The line of the log that it begins with. */
    int line();

    /** Lets it happen. */
    void happen(Game<S, ?, ?> game, S s, News news);

    record ChanceMoves<S extends State<S>>(S before, int line, int code) implements PathPart<S> {
        @Override
        public void happen(Game<S, ?, ?> game, S s, News news) {
            game.play(s, Game.CHANCE, code, news);
        }
    }

    record SeatsChoose<S extends State<S>>(S before, int line, List<SeatChoice> choices)
            implements PathPart<S> {
        public SeatsChoose {
            choices = List.copyOf(choices);
        }

        @Override
        public void happen(Game<S, ?, ?> game, S s, News news) {
            choices.forEach(choice -> choice.play(game, s, news));
        }

        /** Who chose, a bit set. */
        public int seats() {
            return choices.stream().mapToInt(choice -> Bits.bit(choice.seat())).sum();
        }

        /** Whether one seat chose with nobody beside it. */
        public boolean alone() {
            return choices.size() == 1;
        }
    }
}
