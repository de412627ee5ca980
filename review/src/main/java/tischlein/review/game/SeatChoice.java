package tischlein.review.game;

import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * What a seat chose, from its first move to its last.
 *
 * @param line the line of the log that it begins with
 */
public record SeatChoice(int seat, int line, List<Integer> moves) {
    public SeatChoice {
        moves = List.copyOf(moves);
    }

    /** The same seat with other moves. */
    public SeatChoice instead(List<Integer> other) {
        return new SeatChoice(seat, line, other);
    }

    public <S extends State<S>> void play(Game<S, ?, ?> game, S s, News news) {
        moves.forEach(code -> game.play(s, seat, code, news));
    }

    /**
     * Whether a seat owes more moves before its choice can be judged. Where moves are judged one by
     * one, each is a choice.
     */
    public static <S extends State<S>> boolean unfinished(Game<S, ?, ?> game, S s, int seat) {
        return game.midway(s, seat) && !game.advice().movesSingly();
    }
}
