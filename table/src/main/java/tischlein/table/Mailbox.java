package tischlein.table;

import java.lang.System.Logger.Level;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A queue of things to do, done one after the other and never two at once. What onlookers and
 * strangers ask waits until nothing else does. While there is nothing to do it costs no thread.
 */
final class Mailbox {
    private static final System.Logger LOGGER = System.getLogger(Mailbox.class.getName());

    private final Executor threads;
    private final Queue<Runnable> mail = new ConcurrentLinkedQueue<>();
    private final Queue<Runnable> strangersMail = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicInteger strangers = new AtomicInteger();

    /**
     * @param threads virtual ones: what is done may wait for a store
     */
    Mailbox(Executor threads) {
        this.threads = threads;
    }

    /** A letter of the game itself or of somebody who sits there. */
    void post(Runnable letter) {
        mail.add(letter);
        awaken();
    }

    /** A letter of anybody else, which is read when no other is left. */
    void postFromStranger(Runnable letter) {
        strangersMail.add(letter);
        strangers.getAndIncrement();
        awaken();
    }

    private void awaken() {
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
            read(next());
        } while (waiting.decrementAndGet() > 0);
    }

    /** Letters are counted after they have been put in: there is one. */
    private Runnable next() {
        var letter = mail.poll();
        if (letter != null) {
            return letter;
        }
        strangers.getAndDecrement();
        return strangersMail.remove();
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

    /** How many letters of strangers wait. */
    int strangers() {
        return strangers.get();
    }
}
