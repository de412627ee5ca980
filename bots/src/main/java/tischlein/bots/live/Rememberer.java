package tischlein.bots.live;

import tischlein.kernel.Bot;

/**
 * A bot whose memory can be taken out between two choices, and given to another bot of the same
 * kind at the same seat of the same game.
 */
public interface Rememberer {
    /** What it has learned so far, as far as that helps with later choices. */
    BotMemory memory();

    /** Begins with what was learned before. */
    void recall(BotMemory memory);

    /** The memory of a bot; none if it does not learn. */
    static BotMemory of(Bot<?> bot) {
        return bot instanceof Rememberer rememberer ? rememberer.memory() : BotMemory.NONE;
    }

    static void recall(Bot<?> bot, BotMemory memory) {
        if (bot instanceof Rememberer rememberer) {
            rememberer.recall(memory);
        }
    }
}
