package tischlein.table.bots;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import tischlein.table.bots.ThinkingMonitor.Extent;
import tischlein.table.outside.Outside;
import tischlein.table.outside.Timer;
import tischlein.table.outside.WorkerThreads;

/**
 * The threads on which bots think, so that no table waits for them. Quick thoughts have threads
 * that slow ones never use. On both, guests take turns, and then each guest's tables.
 *
 * <p>A slow thought gets its table's fair share of the time until it is due, and no more than it
 * usually takes. One that has not begun shortly before it is due is answered at once, like a quick
 * one. So the busier the bots, the shorter they think, but they are never late.
 */
public final class BotThreads implements AutoCloseable {
    /** In milliseconds: a shorter search is no better than looking one step ahead. */
    static final int SHORTEST = 20;

    /** A thought that has not begun so many milliseconds before it is due is answered at once. */
    static final int LAST = 60;

    private final Outside outside;
    private final Timer timer;
    private final ExecutorService quickThreads;
    private final ExecutorService slowThreads;
    private final int slowThreadCount;
    private final FairQueue<BotThought> quick = new FairQueue<>();
    private final FairQueue<BotThought> slow = new FairQueue<>();
    private final ThinkingRecord record;
    private final KeptMemories memories = new KeptMemories(KeptMemories.MOST_BYTES);
    private boolean closed;

    public BotThreads(Outside outside, WorkerThreads threads) {
        this.outside = outside;
        timer = threads.timer();
        quickThreads = threads.quick();
        slowThreads = threads.slow();
        slowThreadCount = threads.slowCount();
        record = new ThinkingRecord(timer);
    }

    public void monitor(ThinkingMonitor monitor) {
        record.monitor(monitor);
    }

    /** How many thoughts are waiting for their turn. */
    public synchronized int waiting() {
        return quick.size() + slow.size();
    }

    /** How many quick thoughts of a guest's table are waiting. */
    public synchronized int waiting(String guest, String table) {
        return quick.size(guest, table);
    }

    /** What all bots remember. */
    KeptMemories memories() {
        return memories;
    }

    /** How many bots remember what they have learned in their games. */
    public int remembering() {
        return memories.size();
    }

    /** Queues a thought. Its moves come later; they fail only if the game's own advice fails. */
    public void think(BotThought thought) {
        enter(thought);
        if (thought.quick()) {
            quickThreads.execute(this::runQuick);
        } else {
            slowThreads.execute(this::runSlow);
        }
    }

    private synchronized void enter(BotThought thought) {
        if (closed) {
            throw new RejectedExecutionException("bots have stopped");
        }
        thought.ask(outside.ticks());
        queue(thought).add(thought.guest, thought.table, thought);
        if (!thought.quick()) {
            expect(thought, thought.due());
        }
    }

    private FairQueue<BotThought> queue(BotThought thought) {
        return thought.quick() || thought.hurried() ? quick : slow;
    }

    /** Changes when a thought is due. */
    synchronized void due(BotThought thought, long ticks) {
        if (thought.waits() && queue(thought) == slow && thought.due() != ticks) {
            expect(thought, ticks);
        }
    }

    private void expect(BotThought thought, long due) {
        long left = due - LAST - outside.ticks();
        thought.expect(due, timer.later(Math.max(0, left), () -> hurry(thought)));
    }

    private void hurry(BotThought thought) {
        synchronized (this) {
            if (closed || !slow.remove(thought.guest, thought.table, thought)) {
                return;
            }
            thought.hurry();
            quick.add(thought.guest, thought.table, thought);
        }
        quickThreads.execute(this::runQuick);
    }

    /** The thought is no longer wanted: it does not begin. */
    void cancel(BotThought thought) {
        synchronized (this) {
            thought.leave();
            queue(thought).remove(thought.guest, thought.table, thought);
        }
        thought.moves().cancel(false);
    }

    /**
     * A thought took longer than its table could wait; the table has followed the game's advice.
     */
    void givenUp(BotThought thought) {
        cancel(thought);
        record.note(Extent.ADVISED, outside.ticks() - thought.asked());
    }

    private void runQuick() {
        next(quick).ifPresent(turn -> run(turn.thought, 0));
    }

    private void runSlow() {
        next(slow).ifPresent(turn -> run(turn.thought, turn.millis));
    }

    /** The next thought, and how long it may take. */
    private record Turn(BotThought thought, int millis) {}

    private synchronized Optional<Turn> next(FairQueue<BotThought> queue) {
        var turn = queue.peek().map(thought -> new Turn(thought, budget(thought)));
        turn.ifPresent(begun -> {
            queue.poll();
            begun.thought.leave();
        });
        return turn;
    }

    /** Its share of the time until it is due; 0 if that is too short for a search. */
    private int budget(BotThought thought) {
        long left = thought.due() - outside.ticks();
        if (left < SHORTEST) {
            return 0;
        }
        double share = slowThreadCount * left * slow.part(thought.guest, thought.table);
        return (int) Math.min(Math.max(share, SHORTEST), Math.min(left, thought.millis));
    }

    private void run(BotThought thought, int millis) {
        if (thought.moves().isDone()) {
            return; // cancelled before it got here
        }
        long waited = outside.ticks() - thought.asked();
        try {
            var moves = thought.within(millis);
            record.note(extent(thought, millis), waited);
            thought.moves().complete(moves);
        } catch (RuntimeException | Error failure) {
            record.failed(failure);
            record.note(Extent.FAILED, waited);
            follow(thought);
        }
    }

    private static Extent extent(BotThought thought, int millis) {
        return millis >= thought.millis
                ? Extent.WHOLE
                : millis > 0 ? Extent.SHORTENED : Extent.ADVISED;
    }

    private static void follow(BotThought thought) {
        try {
            thought.moves().complete(thought.advised());
        } catch (RuntimeException | Error failure) {
            thought.moves().completeExceptionally(failure);
        }
    }

    /** Thoughts that are not finished fail, so that nobody is left waiting for them. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        slowThreads.shutdownNow();
        quickThreads.shutdownNow();
        for (var queue : List.of(quick, slow)) {
            drain(queue);
        }
    }

    private void drain(FairQueue<BotThought> queue) {
        for (var turn = next(queue); turn.isPresent(); turn = next(queue)) {
            turn.get().thought.moves().cancel(false);
        }
    }
}
