package tischlein.review.choice;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.review.game.SeatChoice;

/**
 * The whole choices that a seat might consider: all there are or, where they are too many, what the
 * game's advice would make and what it finds worth a thought.
 */
final class PossibleChoices<S extends State<S>> {
    static final int MOST = 64;
    private static final int ADVISED = 8;
    private static final int IDEAS = 24;

    private final Game<S, ?, ?> game;
    private final Set<List<Integer>> found = new LinkedHashSet<>();

    PossibleChoices(Game<S, ?, ?> game) {
        this.game = game;
    }

    /**
     * @param world as the seat imagines it
     * @param played is among them in any case
     */
    List<List<Integer>> of(S world, SeatChoice played, RandomGenerator random) {
        found.clear();
        found.add(played.moves());
        if (!addAll(world, played.seat(), List.of())) {
            found.clear();
            found.add(played.moves());
            for (int i = 0; i < ADVISED + IDEAS; i++) {
                found.add(sketched(world.copy(), played.seat(), i < ADVISED, random));
            }
        }
        return List.copyOf(found);
    }

    private boolean addAll(S s, int seat, List<Integer> begun) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        for (int i = 0; i < count; i++) {
            var moves = new ArrayList<>(begun);
            moves.add(codes[i]);
            S next = s.copy();
            game.play(next, seat, codes[i], News.UNHEARD);
            if (SeatChoice.unfinished(game, next, seat)) {
                if (!addAll(next, seat, moves)) {
                    return false;
                }
            } else {
                found.add(List.copyOf(moves));
            }
            if (found.size() > MOST) {
                return false;
            }
        }
        return true;
    }

    private List<Integer> sketched(S s, int seat, boolean advised, RandomGenerator random) {
        var moves = new ArrayList<Integer>();
        do {
            var advice = game.advice();
            int code = advised ? advice.move(s, seat, random) : advice.idea(s, seat, random);
            game.play(s, seat, code, News.UNHEARD);
            moves.add(code);
        } while (SeatChoice.unfinished(game, s, seat));
        return List.copyOf(moves);
    }
}
