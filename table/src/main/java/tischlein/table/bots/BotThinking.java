package tischlein.table.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import tischlein.bots.Bots;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;
import tischlein.table.game.LiveGame;
import tischlein.table.outside.Outside;

/**
 * Works out a whole choice from a seat's view alone; it cannot see the table's state.
 *
 * @param before the codes of the moves that the choice begins with
 */
public record BotThinking<S extends State<S>, V>(
        Game<S, ?, V> game, V view, int seat, List<Integer> before) {

    public static <S extends State<S>, V> BotThinking<S, V> of(
            LiveGame<S, V> play, int seat, List<Integer> before) {
        return new BotThinking<>(play.game(), play.view(seat), seat, before);
    }

    /** The task for a bot to think the choice out; it remembers nothing. */
    public BotThought thought(
            String bot,
            String guest,
            String table,
            long due,
            Outside outside,
            RandomGenerator luck) {
        return thought(bot, LentMemory.none(), guest, table, due, outside, luck);
    }

    /** The same for a bot that remembers what it has learned at this seat. */
    BotThought thought(
            String bot,
            LentMemory memory,
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
                millis -> choice(bot, memory, millis, outside::ticks, luck),
                () -> advice(luck));
    }

    /**
     * The codes of the whole choice, including those before.
     *
     * @param millis how long the bot may think; a bot that searches only looks one step ahead if
     *     there is no time
     * @param clock counts milliseconds
     */
    private List<Integer> choice(
            String bot, LentMemory memory, int millis, LongSupplier clock, RandomGenerator luck) {
        if (millis == 0 && Bots.millis(bot, game.about()) > 0) {
            var moves = choice(Bots.hurried(Bots.GREEDY, game, seat), millis, clock, luck);
            memory.learned(memory.before()); // for another time
            return moves;
        }
        var player = Bots.hurried(bot, game, seat);
        player.recall(memory.before());
        var moves = choice(player, millis, clock, luck);
        memory.learned(player.memory());
        return moves;
    }

    private List<Integer> choice(
            Bot<V> player, int millis, LongSupplier clock, RandomGenerator luck) {
        var codes = new int[Game.MOST_CHOICES];
        long end = clock.getAsLong() + millis;
        return made(
                luck,
                world -> {
                    int count = game.choices(world, seat, codes);
                    int left = (int) Math.max(0, end - clock.getAsLong());
                    var budget = new Bot.Budget(left, Integer.MAX_VALUE);
                    return player.choose(() -> game.view(world, seat), codes, count, budget, luck);
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
        moves.addAll(WholeChoice.make(game, world, seat, next));
        return moves;
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a thought of seat " + seat;
    }
}
