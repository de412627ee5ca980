package tischlein.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.log.SecretSeed;
import tischlein.table.outside.ChanceDealer;
import tischlein.table.outside.Outside;
import tischlein.table.outside.Timer;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.store.Store;

/**
 * The world outside a server, all of it foreseen: seeds, salts, codes and luck are the same for the
 * same number, chance does what a test deals, and time goes by when the test says so.
 */
public final class Scripted implements Outside, Timer {
    private static final long AGE = 1_000_000_000; // milliseconds from one beginning to the next

    private final Seeded random = new Seeded(0);
    private final List<Due> alarms = new ArrayList<>();
    private final ExecutorService mind =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("mind").factory());
    private volatile ChanceDealer dealer = Scripted::nobody;
    private long time;
    private int codes;
    private int numbers;

    private record Due(long at, int number, Runnable what) {}

    private static <T extends State<T>> int nobody(Game<T, ?, ?> of, T s, long n, int[] into) {
        throw new IllegalStateException("nobody deals");
    }

    /** Tables that have no other time than this one. */
    public LiveTables tables(List<Game<?, ?, ?>> games, Store store) {
        return new LiveTables(games, store, this, hands(this));
    }

    /** Threads for tables whose bots think one after the other. */
    public WorkerThreads hands(Timer timer) {
        return new WorkerThreads(timer, Executors.newVirtualThreadPerTaskExecutor(), mind);
    }

    /** Begins anew; whatever was due is not any more. */
    public synchronized void begin(int number, ChanceDealer deals) {
        alarms.clear();
        random.begin(number);
        time = number * AGE;
        dealer = deals;
    }

    /** Comes back when every bot has thought out what it has been asked. */
    public void ponder() {
        try {
            mind.submit(() -> {}).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    /** Lets time go by until something is due, and does it. */
    public void pass() {
        next().what.run();
    }

    private synchronized Due next() {
        var next = alarms.stream().min(Comparator.comparingLong(Due::at)).orElseThrow();
        alarms.remove(next);
        time = Math.max(time, next.at);
        return next;
    }

    @Override
    public synchronized Runnable later(long millis, Runnable what) {
        var due = new Due(time + Math.max(0, millis), numbers++, what);
        alarms.add(due);
        return () -> callOff(due);
    }

    private synchronized void callOff(Due due) {
        alarms.remove(due);
    }

    @Override
    public synchronized void close() {
        alarms.clear();
    }

    @Override
    public synchronized long now() {
        return time;
    }

    @Override
    public synchronized long ticks() {
        return time;
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

    @Override
    public ChanceDealer dealer(SecretSeed seed) {
        return new ChanceDealer() {
            @Override
            public <T extends State<T>> int draw(Game<T, ?, ?> of, T s, long n, int[] into) {
                return dealer.draw(of, s, n, into);
            }
        };
    }
}
