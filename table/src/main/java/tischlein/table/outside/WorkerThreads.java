package tischlein.table.outside;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The threads on which tables and bots run.
 *
 * @param threads for the tables: virtual ones, because a task may wait for a store
 * @param quick for bots that answer at once
 * @param slow for bots that search
 * @param slowCount how many threads {@code slow} has
 */
public record WorkerThreads(
        Timer timer,
        ExecutorService threads,
        ExecutorService quick,
        ExecutorService slow,
        int slowCount) {

    /** The same executor for all bots. */
    public WorkerThreads(Timer timer, ExecutorService threads, ExecutorService bots) {
        this(timer, threads, bots, bots, 1);
    }

    public static WorkerThreads usual() {
        int processors = Runtime.getRuntime().availableProcessors();
        int slow = Math.max(1, processors - 1);
        return new WorkerThreads(
                new TimerThread(),
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
