package tischlein.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Who does the work in a house, and when.
 *
 * @param threads for the tables: virtual ones, as what is done may wait for a store
 * @param minds for the bots: as many as there are processors
 */
record Hands(Timer timer, ExecutorService threads, ExecutorService minds) {
    static Hands usual() {
        return new Hands(
                new Alarm(),
                Executors.newVirtualThreadPerTaskExecutor(),
                Executors.newFixedThreadPool(
                        Runtime.getRuntime().availableProcessors(),
                        Thread.ofPlatform().daemon().name("bot-", 0).factory()));
    }
}
