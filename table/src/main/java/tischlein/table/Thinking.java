package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
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
record Thinking<S extends State<S>, V>(Game<S, ?, V> game, V view, int seat, List<Integer> before) {

    /** To be thought out by a bot, at once or when it is its turn. */
    BotThought thought(
            String bot,
            String guest,
            String table,
            long due,
            Outside outside,
            RandomGenerator luck) {
        return new BotThought(
                guest,
                table,
                Bots.millis(bot, game.about()),
                due,
                millis -> choice(bot, millis, outside::ticks, luck),
                () -> advice(luck));
    }

    /**
     * The codes of the whole choice, those before included.
     *
     * @param millis how long a bot may think that usually does; without any it looks only one step
     *     ahead
     * @param clock counts milliseconds
     */
    private List<Integer> choice(String bot, int millis, LongSupplier clock, RandomGenerator luck) {
        boolean hurried = millis == 0 && Bots.millis(bot, game.about()) > 0;
        var mind = Bots.hurried(hurried ? Bots.GREEDY : bot, game, seat);
        var codes = new int[Game.MOST_CHOICES];
        long end = clock.getAsLong() + millis;
        return made(
                luck,
                world -> {
                    int count = game.choices(world, seat, codes);
                    int left = (int) Math.max(0, end - clock.getAsLong());
                    var budget = new Bot.Budget(left, Integer.MAX_VALUE);
                    return mind.choose(() -> game.view(world, seat), codes, count, budget, luck);
                });
    }

    /** The same, by the game's own advice. */
    List<Integer> advice(RandomGenerator luck) {
        return made(luck, world -> game.advice().move(world, seat, luck));
    }

    private List<Integer> made(RandomGenerator luck, ToIntFunction<S> next) {
        var world = game.imagine(view, luck);
        var moves = new ArrayList<Integer>();
        for (int code : before) {
            game.play(world, seat, code, News.UNHEARD);
            moves.add(code);
        }
        do {
            int code = next.applyAsInt(world);
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
