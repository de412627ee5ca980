package tischlein.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import tischlein.table.ThinkingMonitor.Extent;

/**
 * Where bots think: on threads of their own, so that no table waits for them. Quick thoughts have
 * threads that slow ones never use; in both kinds guests take turns, and then their tables.
 *
 * <p>A slow thought gets its table's fair share of the time till it is wanted, and no more than it
 * usually takes. What has not begun shortly before it is wanted is answered at once, as quick
 * thoughts are: the busier the bots, the shorter they think, and they are as punctual as ever.
 */
final class Minds implements AutoCloseable {
    /** A search of fewer milliseconds is no better than a look one step ahead. */
    static final int SHORTEST = 20;

    /** So many milliseconds before it is wanted, what has not begun is answered at once. */
    static final int LAST = 60;

    private final Outside outside;
    private final Timer timer;
    private final ExecutorService quickThreads;
    private final ExecutorService slowThreads;
    private final int slowThreadCount;
    private final FairQueue<BotThought> quick = new FairQueue<>();
    private final FairQueue<BotThought> slow = new FairQueue<>();
    private final ThinkingRecord record;
    private boolean closed;

    Minds(Outside outside, Hands hands) {
        this.outside = outside;
        timer = hands.timer();
        quickThreads = hands.quick();
        slowThreads = hands.slow();
        slowThreadCount = hands.slowCount();
        record = new ThinkingRecord(timer);
    }

    void monitor(ThinkingMonitor monitor) {
        record.monitor(monitor);
    }

    /** How many thoughts wait for their turn. */
    synchronized int waiting() {
        return quick.size() + slow.size();
    }

    /** How many of them that are answered at once wait at a table of a guest. */
    synchronized int waiting(String guest, String table) {
        return quick.size(guest, table);
    }

    /** Its moves come some time; they fail only if the game's own advice does. */
    void think(BotThought thought) {
        enter(thought);
        if (thought.quick()) {
            quickThreads.execute(this::answer);
        } else {
            slowThreads.execute(this::ponder);
        }
    }

    private synchronized void enter(BotThought thought) {
        if (closed) {
            throw new RejectedExecutionException("the house is closed");
        }
        thought.ask(outside.ticks());
        queue(thought).add(thought.guest(), thought.table(), thought);
        if (!thought.quick()) {
            expect(thought, thought.due());
        }
    }

    private FairQueue<BotThought> queue(BotThought thought) {
        return thought.quick() || thought.hurried() ? quick : slow;
    }

    /** It is wanted at another time than it was. */
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
            if (closed || !slow.remove(thought.guest(), thought.table(), thought)) {
                return;
            }
            thought.hurry();
            quick.add(thought.guest(), thought.table(), thought);
        }
        quickThreads.execute(this::answer);
    }

    /** Nobody wants it any more: it does not begin. */
    void cancel(BotThought thought) {
        synchronized (this) {
            thought.leave();
            queue(thought).remove(thought.guest(), thought.table(), thought);
        }
        thought.moves().cancel(false);
    }

    /** Nobody has waited for it as long as it takes; the table has followed the game's advice. */
    void givenUp(BotThought thought) {
        cancel(thought);
        record.note(Extent.ADVISED, outside.ticks() - thought.asked());
    }

    private void answer() {
        next(quick).ifPresent(turn -> run(turn.thought, 0));
    }

    private void ponder() {
        next(slow).ifPresent(turn -> run(turn.thought, turn.millis));
    }

    /** Whose turn it is, and how long it may think. */
    private record Turn(BotThought thought, int millis) {}

    private synchronized Optional<Turn> next(FairQueue<BotThought> queue) {
        var turn = queue.peek().map(thought -> new Turn(thought, budget(thought)));
        turn.ifPresent(begun -> {
            queue.poll();
            begun.thought.leave();
        });
        return turn;
    }

    /** Its share of the time till it is wanted; 0 if that is too short to search. */
    private int budget(BotThought thought) {
        long left = thought.due() - outside.ticks();
        if (left < SHORTEST) {
            return 0;
        }
        double share = slowThreadCount * left * slow.part(thought.guest(), thought.table());
        return (int) Math.min(Math.max(share, SHORTEST), Math.min(left, thought.millis()));
    }

    private void run(BotThought thought, int millis) {
        if (thought.moves().isDone()) {
            return; // given up while it was on its way here
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
        return millis >= thought.millis()
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

    /** What has not been thought out yet fails: nobody is left waiting for it. */
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
