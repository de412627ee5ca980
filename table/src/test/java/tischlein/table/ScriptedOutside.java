package tischlein.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import tischlein.kernel.Seeded;
import tischlein.table.outside.Outside;
import tischlein.table.outside.Timer;

/**
 * A world in which everything is foreseen: the same number gives the same seeds, salts and codes,
 * and time goes by when a test says so.
 */
public class ScriptedOutside implements Outside, Timer {
    private final Seeded random;
    private final AtomicLong time = new AtomicLong(1_000_000);
    private final AtomicLong wrong = new AtomicLong(); // how much the clock on the wall is wrong
    private final List<Due> alarms = new ArrayList<>();
    private int codes;
    private int numbers;

    private record Due(long at, int number, Runnable what) {}

    public ScriptedOutside(long number) {
        random = new Seeded(number);
    }

    /** Lets time go by, and does what is due in the meantime, each at its moment. */
    public void pass(long millis) {
        long end = time.get() + millis;
        for (var next = next(end); next.isPresent(); next = next(end)) {
            time.accumulateAndGet(next.get().at, Math::max);
            next.get().what.run();
        }
        time.set(end);
    }

    private synchronized Optional<Due> next(long end) {
        var next =
                alarms.stream().filter(due -> due.at <= end).min(Comparator.comparingLong(Due::at));
        next.ifPresent(this::callOff);
        return next;
    }

    private synchronized void callOff(Due due) {
        alarms.removeIf(one -> one.number == due.number);
    }

    @Override
    public synchronized Runnable later(long millis, Runnable what) {
        var due = new Due(time.get() + Math.max(0, millis), numbers++, what);
        alarms.add(due);
        return () -> callOff(due);
    }

    /** The process is stopped: alarms come so much nearer, and the time for tables stands still. */
    synchronized void stop(long millis) {
        alarms.replaceAll(due -> new Due(due.at - millis, due.number, due.what));
    }

    /** How many things are due some time. */
    public synchronized int alarms() {
        return alarms.size();
    }

    @Override
    public synchronized void close() {
        alarms.clear();
    }

    /** Somebody sets the clock on the wall. */
    void jump(long millis) {
        wrong.addAndGet(millis);
    }

    @Override
    public long now() {
        return time.get() + wrong.get();
    }

    @Override
    public long ticks() {
        return time.get();
    }

    @Override
    public synchronized byte[] seed() {
        return bytes(32);
    }

    @Override
    public synchronized String secret() {
        return HexFormat.of().formatHex(bytes(16));
    }

    private byte[] bytes(int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    @Override
    public synchronized String code() {
        return "T%05d".formatted(codes++);
    }

    @Override
    public synchronized long luck() {
        return random.nextLong();
    }
}
