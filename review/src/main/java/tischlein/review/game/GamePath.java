package tischlein.review.game;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.Replay;

/**
 * The way that a game took, part by part. A choice that the log leaves unfinished, and what others
 * chose beside it, has not happened.
 *
 * @param end the position after the last part
 */
public record GamePath<S extends State<S>>(
        Options options, List<PathPart<S>> parts, S end, boolean finished) {
    public GamePath {
        parts = List.copyOf(parts);
    }

    /**
     * @throws LogError if the rules do not allow what the log tells
     */
    public static <S extends State<S>> GamePath<S> of(Game<S, ?, ?> game, Log log) {
        return new Walk<>(game, Replay.of(game, log)).path();
    }

    public int seats() {
        return options.seats();
    }

    private static final class Walk<S extends State<S>> {
        private final Game<S, ?, ?> game;
        private final Replay<S> replay;
        private final List<PathPart<S>> parts = new ArrayList<>();
        private final TreeMap<Integer, SeatChoice> chosen = new TreeMap<>();
        private S before;
        private int undone; // the seats whose choices are not whole, a bit set
        private int line;

        Walk(Game<S, ?, ?> game, Replay<S> replay) {
            this.game = game;
            this.replay = replay;
            before = replay.state().copy();
        }

        GamePath<S> path() {
            var s = replay.state();
            while (replay.more()) {
                int waiting = game.waiting(s);
                if (replay.step(News.UNHEARD) instanceof Log.Move move) {
                    follow(move, waiting);
                }
            }
            boolean finished = game.waiting(s) == 0;
            return new GamePath<>(replay.table(), parts, before, finished);
        }

        private void follow(Log.Move move, int waiting) {
            int code = game.words().code(move.word());
            if (move.actor() == Game.CHANCE) {
                add(new PathPart.ChanceMoves<>(before, move.line(), code));
                return;
            }
            if (chosen.isEmpty()) {
                undone = waiting;
                line = move.line();
            }
            int seat = move.actor();
            chosen.merge(
                    seat,
                    new SeatChoice(seat, move.line(), List.of(code)),
                    (some, more) -> some.instead(joined(some.moves(), more.moves())));
            if (!SeatChoice.unfinished(game, replay.state(), seat)) {
                undone &= ~Bits.bit(seat);
            }
            if (undone == 0) {
                add(new PathPart.SeatsChoose<>(before, line, List.copyOf(chosen.values())));
                chosen.clear();
            }
        }

        private void add(PathPart<S> part) {
            parts.add(part);
            before = replay.state().copy();
        }

        private static List<Integer> joined(List<Integer> some, List<Integer> more) {
            var all = new ArrayList<>(some);
            all.addAll(more);
            return all;
        }
    }
}
