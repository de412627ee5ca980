package tischlein.review;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;

/** Logs of games that bots play, as many as one likes. */
final class BotGames<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Options options;
    private final List<String> names;
    private final Bot.Budget budget;
    private final int[] codes = new int[Game.MOST_CHOICES];

    /**
     * @param names of bots; the last one fills the rest of the seats
     */
    BotGames(Game<S, ?, V> game, Options options, List<String> names, int iterations) {
        this.game = game;
        this.options = options;
        this.names = names;
        this.budget = new Bot.Budget(Integer.MAX_VALUE, iterations);
    }

    BotGames(Game<S, ?, V> game, int seats, String... names) {
        this(game, game.about().options(seats), List.of(names), 2);
    }

    /** The game of this name. */
    static Game<?, ?, ?> game(String name) {
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            if (game.about().name().equals(name)) {
                return game;
            }
        }
        throw new IllegalArgumentException(name);
    }

    Log play(long seed) {
        var random = new Seeded(seed);
        var bots =
                IntStream.range(0, options.seats())
                        .mapToObj(seat ->
                                Bots.make(names.get(Math.min(seat, names.size() - 1)), game, seat))
                        .toList();
        var log = new LogWriter(game.about(), options);
        S s = game.start(options);
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : chosen(bots.get(actor), s, actor, random);
            log.move(actor, game.words().word(code));
            game.play(s, actor, code, News.UNHEARD);
        }
        return LogReader.read("game.log", log.text());
    }

    private int chosen(Bot<V> bot, S s, int seat, Seeded random) {
        int count = game.choices(s, seat, codes);
        return count == 1
                ? codes[0]
                : bot.choose(() -> game.view(s, seat), codes, count, budget, random);
    }

    Options options() {
        return options;
    }
}
