package tischlein.table;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Any sequence of requests by any guests to one table: each has a clean answer, and the table is
 * always what its log says. A target for {@code .build/fuzz}.
 *
 * <p>An input is readable: six marks for {@link FuzzedBeginning the table}, then four for each
 * request, by {@link FuzzedRequest its kind}: kind, guest, seat, detail.
 */
public final class ProtocolFuzz {
    private static final int MOST = 40;

    private static final Executor THREADS = task -> Thread.ofVirtual().start(task);

    private ProtocolFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        play(data.consumeRemainingAsBytes());
    }

    /**
     * How many of the requests were granted. On a virtual thread, as all who wait for tables are:
     * it is quicker by far.
     */
    static int play(byte[] bytes) {
        return CompletableFuture.supplyAsync(() -> granted(bytes), THREADS).join();
    }

    private static int granted(byte[] bytes) {
        var marks = new FuzzMarks(bytes);
        var beginning = FuzzedBeginning.of(marks);
        try (var table = FuzzedTable.of(beginning)) {
            for (int i = 0; i < MOST && marks.more() && table.opened(); i++) {
                table.ask(
                        new FuzzedRequest(
                                marks.letter(), marks.number(), marks.number(), marks.number()));
            }
            table.finish();
            return table.granted();
        }
    }
}
