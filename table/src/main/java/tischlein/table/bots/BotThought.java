package tischlein.table.bots;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A choice that a bot is to think out, in whose share of the time, and when it is due. Only {@link
 * BotThreads} changes it, while holding its own lock.
 */
public final class BotThought {
    final String guest;
    final String table;
    final int millis;
    private final IntFunction<List<Integer>> thinking;
    private final Supplier<List<Integer>> advice;
    private final CompletableFuture<List<Integer>> moves = new CompletableFuture<>();
    private long asked;
    private long due;
    private boolean waits;
    private boolean hurried;
    private Runnable callOff = () -> {};

    /**
     * @param guest the hash of the guest in whose share of the time the bot thinks
     * @param millis how long thinking takes if there is time; 0 for a bot that answers at once
     * @param due when the choice is wanted, in ticks
     * @param thinking makes the choice within so many milliseconds, or at once if there are none
     * @param advice makes it without any thinking
     */
    public BotThought(
            String guest,
            String table,
            int millis,
            long due,
            IntFunction<List<Integer>> thinking,
            Supplier<List<Integer>> advice) {
        this.guest = guest;
        this.table = table;
        this.millis = millis;
        this.due = due;
        this.thinking = thinking;
        this.advice = advice;
    }

    boolean quick() {
        return millis == 0;
    }

    /** The codes of the whole choice, once it has been thought out. */
    public CompletableFuture<List<Integer>> moves() {
        return moves;
    }

    List<Integer> within(int budget) {
        return thinking.apply(budget);
    }

    List<Integer> advised() {
        return advice.get();
    }

    long asked() {
        return asked;
    }

    void ask(long ticks) {
        asked = ticks;
        waits = true;
    }

    /** Whether thinking has not begun. */
    boolean waits() {
        return waits;
    }

    long due() {
        return due;
    }

    /**
     * @param cancellation cancels the task that hurries this thought shortly before it is due
     */
    void expect(long ticks, Runnable cancellation) {
        callOff.run();
        due = ticks;
        callOff = cancellation;
    }

    /** Thinking begins, or is cancelled. */
    void leave() {
        callOff.run();
        callOff = () -> {};
        waits = false;
    }

    /** Whether there is only time left to answer at once. */
    boolean hurried() {
        return hurried;
    }

    void hurry() {
        hurried = true;
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a thought at table " + table;
    }
}
