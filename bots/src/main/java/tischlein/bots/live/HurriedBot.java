package tischlein.bots.live;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bot;

/**
 * A bot that thinks no longer than the budget it is given, nor longer than it would by itself: for
 * a server with many bots and little time. It is made for one choice; what it remembers can be
 * handed on to the one that makes the next.
 */
public final class HurriedBot<V> implements Bot<V>, Rememberer {
    private final Bot<V> bot;
    private final Budget most;

    public HurriedBot(Bot<V> bot, Budget most) {
        this.bot = bot;
        this.most = most;
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var less =
                new Budget(
                        Math.min(most.millis(), budget.millis()),
                        Math.min(most.iterations(), budget.iterations()));
        return bot.choose(view, choices, count, less, random);
    }

    @Override
    public BotMemory memory() {
        return Rememberer.of(bot);
    }

    @Override
    public void recall(BotMemory memory) {
        Rememberer.recall(bot, memory);
    }
}
