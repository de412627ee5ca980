package tischlein.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole random games on one core: games, decisions and moves a second, and garbage a game. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class Playouts {
    /** The table, one for each thread. */
    @State(Scope.Thread)
    public static class Games {
        @Param({"buffet-5", "office-4", "larder-1", "buckets-4"})
        public String game = "";

        private BenchTable<?, ?> table = BenchTable.of("buffet-5");

        @Setup
        public void lay() {
            table = BenchTable.of(game);
        }
    }

    /** How often a seat had to decide, and how many moves there were, those of chance included. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {
        public long decisions;
        public long moves;
    }

    @Benchmark
    public long random(Games games, Counters counters) {
        long fingerprint = games.table.playOut();
        counters.decisions += games.table.playout.decisions();
        counters.moves += games.table.playout.moves();
        return fingerprint;
    }
}
