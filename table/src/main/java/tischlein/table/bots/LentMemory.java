package tischlein.table.bots;

import tischlein.bots.live.BotMemory;
import tischlein.table.bots.KeptMemories.Keeper;
import tischlein.table.store.Setup.Chair;

/**
 * A bot's memory while one thought has it. What the thought has learned is noted in one piece, when
 * its choice is complete: whoever gives up a thought before gets nothing of it.
 */
final class LentMemory {
    private final Keeper keeper;
    private final BotMemory before;
    private volatile BotMemory after = BotMemory.NONE;

    LentMemory(Keeper keeper, BotMemory before) {
        this.keeper = keeper;
        this.before = before;
    }

    /** For a thought that remembers nothing and will not be remembered. */
    static LentMemory none() {
        return new LentMemory(new Keeper("", Chair.OPEN), BotMemory.NONE);
    }

    Keeper keeper() {
        return keeper;
    }

    BotMemory before() {
        return before;
    }

    /** What is known after the thought; nothing if it has not come to its end. */
    BotMemory after() {
        return after;
    }

    void learned(BotMemory memory) {
        after = memory;
    }
}
