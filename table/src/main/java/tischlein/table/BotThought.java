package tischlein.table;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A choice that a bot is to think out, who pays for it, and when it is wanted. Only {@link Minds}
 * changes it, while it has its lock.
 */
final class BotThought {
    private final String guest;
    private final String table;
    private final int millis;
    private final IntFunction<List<Integer>> thinking;
    private final Supplier<List<Integer>> advice;
    private final CompletableFuture<List<Integer>> moves = new CompletableFuture<>();
    private long asked;
    private long due;
    private boolean waits;
    private boolean hurried;
    private Runnable callOff = () -> {};

    /**
     * @param guest the hash of the guest in whose share it is thought out
     * @param millis how long it takes if there is time; 0 if it is answered at once
     * @param due when it is wanted, in ticks
     * @param thinking makes the choice within so many milliseconds, or at once if there are none
     * @param advice makes it without any thinking
     */
    BotThought(
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

    String guest() {
        return guest;
    }

    String table() {
        return table;
    }

    int millis() {
        return millis;
    }

    boolean quick() {
        return millis == 0;
    }

    /** The codes of the whole choice, when it has been thought out. */
    CompletableFuture<List<Integer>> moves() {
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

    /** Whether it has not begun. */
    boolean waits() {
        return waits;
    }

    long due() {
        return due;
    }

    /**
     * @param off calls off whatever happens if it has not begun shortly before
     */
    void expect(long ticks, Runnable off) {
        callOff.run();
        due = ticks;
        callOff = off;
    }

    /** It begins, or will not any more. */
    void leave() {
        callOff.run();
        callOff = () -> {};
        waits = false;
    }

    /** Whether there is no time left for it but to be answered at once. */
    boolean hurried() {
        return hurried;
    }

    void hurry() {
        hurried = true;
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "a thought at table " + table;
    }
}
