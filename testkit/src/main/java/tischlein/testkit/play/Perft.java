package tischlein.testkit.play;

import java.util.Arrays;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * How many ways there are to go on for so many moves.
 *
 * @param nodes sequences of moves; of seats that choose at the same time the lowest goes first
 * @param ways the same, with each move of chance counted as often as it has ways
 */
public record Perft(long nodes, long ways) {
    public static <S extends State<S>> Perft of(Game<S, ?, ?> game, S s, int depth) {
        int waiting = game.waiting(s);
        if (depth == 0 || waiting == 0) {
            return new Perft(1, 1);
        }
        int actor = Bits.lowest(waiting);
        int[] codes = new int[Game.MOST_CHOICES];
        int n = game.choices(s, actor, codes);
        long nodes = 0;
        long ways = 0;
        for (int code : Arrays.copyOf(codes, n)) {
            S next = s.copy();
            game.play(next, actor, code, News.UNHEARD);
            var below = of(game, next, depth - 1);
            nodes += below.nodes;
            ways += below.ways * (actor == Game.CHANCE ? game.ways(s, code) : 1);
        }
        return new Perft(nodes, ways);
    }
}
