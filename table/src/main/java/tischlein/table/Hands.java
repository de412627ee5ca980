package tischlein.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Who does the work in a house, and when.
 *
 * @param threads for the tables: virtual ones, as what is done may wait for a store
 * @param quick for bots that answer at once
 * @param slow for bots that search
 * @param slowCount how many threads these are
 */
record Hands(
        Timer timer,
        ExecutorService threads,
        ExecutorService quick,
        ExecutorService slow,
        int slowCount) {

    /** With one thread for all bots. */
    Hands(Timer timer, ExecutorService threads, ExecutorService bots) {
        this(timer, threads, bots, bots, 1);
    }

    static Hands usual() {
        int processors = Runtime.getRuntime().availableProcessors();
        int slow = Math.max(1, processors - 1);
        return new Hands(
                new Alarm(),
                Executors.newVirtualThreadPerTaskExecutor(),
                platform("quick-bot-", Math.max(1, processors / 2)),
                platform("slow-bot-", slow),
                slow);
    }

    private static ExecutorService platform(String name, int count) {
        return Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name(name, 0).factory());
    }
}
