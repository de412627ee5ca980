package tischlein.table.bots;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tischlein.bots.live.BotMemory;
import tischlein.table.store.Setup.Chair;

/**
 * What the bots of all tables remember until their next choices, in a limited number of bytes. When
 * there is no room, whoever has not thought for longest forgets.
 */
final class KeptMemories {
    /** For about 2,400 bots that remember as much as they can, and many more that do not. */
    static final long MOST_BYTES = 64L << 20;

    private final long most;
    private final Map<Keeper, BotMemory> memories = new LinkedHashMap<>(); // the oldest first
    private long bytes;

    /**
     * Whose memory it is: a bot that plays on a chair, for itself or for the chair's guest. Each
     * one is somebody else, even if all names are the same.
     */
    static final class Keeper {
        private final String bot;
        private final String guest;
        private final String name;

        Keeper(String bot, Chair chair) {
            this.bot = bot;
            this.guest = chair.guest();
            this.name = chair.name();
        }

        /** Whether it still plays if this bot plays on this chair now. */
        boolean plays(String other, Chair chair) {
            return bot.equals(other) && guest.equals(chair.guest()) && name.equals(chair.name());
        }
    }

    KeptMemories(long most) {
        this.most = most;
    }

    /** Takes out what a bot remembers, so that nobody else can. */
    synchronized BotMemory take(Keeper keeper) {
        var memory = Optional.ofNullable(memories.remove(keeper));
        bytes -= memory.map(BotMemory::bytes).orElse(0);
        return memory.orElse(BotMemory.NONE);
    }

    /** Keeps what a bot remembers now, instead of what it remembered before. */
    synchronized void keep(Keeper keeper, BotMemory memory) {
        take(keeper);
        if (memory.isEmpty()) {
            return;
        }
        memories.put(keeper, memory);
        bytes += memory.bytes();
        while (bytes > most) {
            take(memories.keySet().iterator().next());
        }
    }

    /** How many bots remember something. */
    synchronized int size() {
        return memories.size();
    }

    synchronized long bytes() {
        return bytes;
    }
}
