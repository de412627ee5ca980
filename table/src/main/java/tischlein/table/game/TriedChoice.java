package tischlein.table.game;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Refusal;
import tischlein.kernel.State;

/**
 * A seat's choice, tried on a copy of the game's state.
 *
 * @param moves codes, in the order in which the game takes them
 * @param end whether the moves are a whole choice, or what is wrong with them
 * @param state after the moves
 */
record TriedChoice<S extends State<S>>(List<Integer> moves, End end, Refusal refusal, S state) {
    /** How many moves are tried at most while looking for the right order. */
    private static final int TRIALS = 2_000;

    /** No game has a choice of more moves than this. */
    private static final int MOST = 64;

    /** Whether a list of moves is a whole choice. */
    public enum End {
        COMPLETE,
        INCOMPLETE,
        TOO_MANY,
        ILLEGAL
    }

    /**
     * Tries a seat's moves as they are given and, if the game does not take them, in other orders.
     */
    static <S extends State<S>> TriedChoice<S> of(
            Game<S, ?, ?> game, S start, int seat, List<Integer> moves) {
        var given = new Trial<>(game, seat).play(start.copy(), moves);
        if (given.end == End.COMPLETE || given.end == End.INCOMPLETE || moves.size() > MOST) {
            return given;
        }
        var sorted = moves.stream().sorted().toList();
        var ordered = new Trial<>(game, seat).search(start, List.of(), sorted);
        return ordered.isEmpty() ? given : ordered.getFirst();
    }

    /**
     * Whether a move can be part of a seat's choice: the first, or one after it.
     *
     * @param from the state before the choice, or after a part of it
     */
    static <S extends State<S>> boolean hasRoomFor(Game<S, ?, ?> game, S from, int seat, int code) {
        if (game.refusal(from, seat, code).allows()) {
            return true;
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(from, seat, codes);
        boolean room = false;
        for (int i = 0; i < count && !room; i++) {
            var next = from.copy();
            game.play(next, seat, codes[i], News.UNHEARD);
            room = game.midway(next, seat) && game.refusal(next, seat, code).allows();
        }
        return room;
    }

    /** One attempt to play a seat's moves. */
    private static final class Trial<S extends State<S>> {
        private final Game<S, ?, ?> game;
        private final int seat;
        private int trials;

        Trial(Game<S, ?, ?> game, int seat) {
            this.game = game;
            this.seat = seat;
        }

        TriedChoice<S> play(S s, List<Integer> moves) {
            for (int i = 0; i < moves.size(); i++) {
                var refusal = game.refusal(s, seat, moves.get(i));
                if (!refusal.allows()) {
                    return new TriedChoice<>(moves, End.ILLEGAL, refusal, s);
                }
                game.play(s, seat, moves.get(i), News.UNHEARD);
                if (complete(s)) {
                    var end = i + 1 == moves.size() ? End.COMPLETE : End.TOO_MANY;
                    return new TriedChoice<>(moves, end, Refusal.NONE, s);
                }
            }
            return new TriedChoice<>(moves, End.INCOMPLETE, Refusal.NONE, s);
        }

        private boolean complete(S s) {
            return !game.midway(s, seat);
        }

        /** The first order in which the game takes all remaining moves, or none. */
        List<TriedChoice<S>> search(S s, List<Integer> before, List<Integer> rest) {
            if (rest.isEmpty()) {
                return List.of(new TriedChoice<>(before, End.INCOMPLETE, Refusal.NONE, s));
            }
            for (int i = 0; i < rest.size() && trials < TRIALS; i++) {
                int code = rest.get(i);
                boolean again = i > 0 && rest.get(i - 1) == code;
                if (again || !game.refusal(s, seat, code).allows()) {
                    continue;
                }
                trials++;
                var next = s.copy();
                game.play(next, seat, code, News.UNHEARD);
                var done = new ArrayList<>(before);
                done.add(code);
                var left = new ArrayList<>(rest);
                left.remove(/* index */ i);
                var found = found(next, done, left);
                if (!found.isEmpty()) {
                    return found;
                }
            }
            return List.of();
        }

        private List<TriedChoice<S>> found(S next, List<Integer> done, List<Integer> left) {
            if (!complete(next)) {
                return search(next, done, left);
            }
            return left.isEmpty()
                    ? List.of(new TriedChoice<>(done, End.COMPLETE, Refusal.NONE, next))
                    : List.of();
        }
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a choice, " + end;
    }
}
