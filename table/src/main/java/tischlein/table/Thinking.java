package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * A whole choice thought out from a seat's view and nothing else: the table's state is out of
 * reach.
 *
 * @param before the codes of the moves that the choice begins with
 */
record Thinking<S extends State<S>, V>(
        Game<S, ?, V> game, V view, int seat, List<Integer> before, Bot.Budget budget) {

    /** The codes of the whole choice, those before included. */
    List<Integer> choice(String bot, RandomGenerator luck) {
        var world = game.imagine(view, luck);
        var moves = new ArrayList<Integer>();
        for (int code : before) {
            game.play(world, seat, code, News.UNHEARD);
            moves.add(code);
        }
        var mind = Bots.make(bot, game, seat);
        var codes = new int[Game.MOST_CHOICES];
        do {
            int count = game.choices(world, seat, codes);
            int code = mind.choose(() -> game.view(world, seat), codes, count, budget, luck);
            game.play(world, seat, code, News.UNHEARD);
            moves.add(code);
        } while (Bits.has(game.midway(world) & game.waiting(world), seat));
        return moves;
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "a thought of seat " + seat;
    }
}
