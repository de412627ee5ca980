package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Refusal;
import tischlein.kernel.State;

/**
 * A seat's choice, tried on a copy of the table: its moves in the order of the log, and how far
 * they go.
 *
 * @param moves codes, in the one order in which the game takes them
 * @param end how the first move was taken that the game does not take, or that all were
 * @param state the table after the moves
 */
record Choice<S extends State<S>>(List<Integer> moves, End end, Refusal refusal, S state) {
    /** So many ways to put the moves in order are tried. */
    private static final int TRIALS = 2_000;

    /** No game has a choice of more moves than this. */
    private static final int MOST = 64;

    /** How a list of moves ends. */
    enum End {
        COMPLETE,
        INCOMPLETE,
        TOO_MANY,
        ILLEGAL
    }

    /**
     * Tries the moves of a seat that owes one: as they are given, and if the game does not take
     * them so, in every other order.
     */
    static <S extends State<S>> Choice<S> of(
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
     * Whether a move can be a part of a seat's choice: its first, or one that follows another.
     *
     * @param from the table as it stands, or as far as the choice has come
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
            room =
                    Bits.has(game.midway(next) & game.waiting(next), seat)
                            && game.refusal(next, seat, code).allows();
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

        Choice<S> play(S s, List<Integer> moves) {
            for (int i = 0; i < moves.size(); i++) {
                var refusal = game.refusal(s, seat, moves.get(i));
                if (!refusal.allows()) {
                    return new Choice<>(moves, End.ILLEGAL, refusal, s);
                }
                game.play(s, seat, moves.get(i), News.UNHEARD);
                if (complete(s)) {
                    var end = i + 1 == moves.size() ? End.COMPLETE : End.TOO_MANY;
                    return new Choice<>(moves, end, Refusal.NONE, s);
                }
            }
            return new Choice<>(moves, End.INCOMPLETE, Refusal.NONE, s);
        }

        private boolean complete(S s) {
            return !Bits.has(game.midway(s) & game.waiting(s), seat);
        }

        /** The first order in which the game takes all of the rest, or nothing. */
        List<Choice<S>> search(S s, List<Integer> before, List<Integer> rest) {
            if (rest.isEmpty()) {
                return List.of(new Choice<>(before, End.INCOMPLETE, Refusal.NONE, s));
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

        private List<Choice<S>> found(S next, List<Integer> done, List<Integer> left) {
            if (!complete(next)) {
                return search(next, done, left);
            }
            return left.isEmpty()
                    ? List.of(new Choice<>(done, End.COMPLETE, Refusal.NONE, next))
                    : List.of();
        }
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "a choice, " + end;
    }
}
