package tischlein.table;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A queue of things to do, done one after the other and never two at once. While there is nothing
 * to do it costs no thread.
 */
final class Mailbox {
    private final Executor threads;
    private final Queue<Runnable> mail = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();

    /**
     * @param threads virtual ones: what is done may wait for a store
     */
    Mailbox(Executor threads) {
        this.threads = threads;
    }

    void post(Runnable letter) {
        mail.add(letter);
        if (waiting.getAndIncrement() == 0) {
            threads.execute(this::empty);
        }
    }

    private void empty() {
        do {
            var letter = mail.remove();
            letter.run();
        } while (waiting.decrementAndGet() > 0);
    }

    /** How many letters are there, the one that is being read included. */
    int size() {
        return waiting.get();
    }
}
