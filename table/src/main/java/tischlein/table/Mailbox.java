package tischlein.table;

import java.lang.System.Logger.Level;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A queue of things to do, done one after the other and never two at once. While there is nothing
 * to do it costs no thread.
 */
final class Mailbox {
    private static final System.Logger LOGGER = System.getLogger(Mailbox.class.getName());

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
            try {
                threads.execute(this::empty);
            } catch (RejectedExecutionException _) {
                empty(); // the threads are gone, and every letter is read all the same
            }
        }
    }

    private void empty() {
        do {
            read(mail.remove());
        } while (waiting.decrementAndGet() > 0);
    }

    /** Whatever becomes of one letter, the next one is read. */
    private static void read(Runnable letter) {
        try {
            letter.run();
        } catch (RuntimeException | Error failure) {
            // Its message is not written down: it could tell a secret.
            LOGGER.log(Level.ERROR, "a letter failed: {0}", failure.getClass().getName());
        }
    }

    /** How many letters are there, the one that is being read included. */
    int size() {
        return waiting.get();
    }
}
