import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import tischlein.store.Stores;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/**
 * How many moves a second databases keep, each in a transaction of its own as a server writes it.
 * Tables are spread over the databases by their code. Called by bench/commits.
 */
final class Commits {
    private static final int TABLES = 1_000;
    private static final int SECONDS = 15;
    private static final List<Integer> WRITERS = List.of(1, 4, 16, 32);
    private static final List<String> LINES = List.of("0 " + "pass ".repeat(40)); // 200 letters

    private Commits() {}

    public static void main(String... databases) throws Exception {
        var stores = new ArrayList<Store>();
        for (var database : databases) {
            stores.add(Stores.open(database));
        }
        var tables = IntStream.range(0, TABLES).mapToObj(n -> Kept.create(stores, n)).toList();
        System.out.println("| writers | moves a second | p50 ms | p99 ms |\n|--:|--:|--:|--:|");
        for (int writers : WRITERS) {
            measure(tables, writers);
        }
        stores.forEach(Store::close);
    }

    /** A table and how far it is. */
    private static final class Kept {
        private final Store store;
        private final String id;
        private int length;

        private Kept(Store store, String id) {
            this.store = store;
            this.id = id;
        }

        static Kept create(List<Store> stores, int number) {
            var id = "K%X%04d".formatted(System.nanoTime() & 0xffffff, number);
            var store = stores.get(Math.floorMod(id.hashCode(), stores.size()));
            var row =
                    new StoredTable(
                            id, 1, "header", "seed", "{}", false, id, 0, Set.of(), 0, Phase.PLAYING,
                            StoredTable.NEVER, "");
            if (!store.create(row, List.of())) {
                throw new IllegalStateException("there is a table " + id);
            }
            return new Kept(store, id);
        }

        void move() {
            var batch = new Batch(length, LINES, id + length, length);
            var append =
                    new Append(id, batch, Phase.PLAYING, StoredTable.NEVER, "", List.of());
            if (!store.append(append)) {
                throw new IllegalStateException("somebody else wrote " + id);
            }
            length++;
        }
    }

    private static void measure(List<Kept> tables, int writers) throws Exception {
        long end = System.nanoTime() + SECONDS * 1_000_000_000L;
        var work = new ArrayList<Callable<List<Long>>>();
        for (int writer = 0; writer < writers; writer++) {
            int first = writer;
            work.add(() -> write(tables, first, writers, end));
        }
        var took = new ArrayList<Long>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var each : threads.invokeAll(work)) {
                took.addAll(each.get());
            }
        }
        took.sort(null);
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %.1f | %.1f |%n",
                writers,
                took.size() / SECONDS,
                took.get(took.size() / 2) / 1e6,
                took.get(took.size() * 99 / 100) / 1e6);
    }

    /** Every writer has tables of its own, as a server has. */
    private static List<Long> write(List<Kept> tables, int first, int step, long end) {
        var took = new ArrayList<Long>();
        for (int n = first; ; n += step) {
            long began = System.nanoTime();
            if (began > end) {
                return took;
            }
            tables.get(n < tables.size() ? n : (n = first)).move();
            took.add(System.nanoTime() - began);
        }
    }
}
