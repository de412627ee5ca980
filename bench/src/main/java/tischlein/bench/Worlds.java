package tischlein.bench;

import java.util.concurrent.TimeUnit;
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

/** What a search does between moves: copy a state, look at it, imagine another. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 4, time = 1)
@State(Scope.Thread)
public class Worlds {
    @Param({"buffet-5", "office-4", "larder-1", "buckets-4"})
    public String game = "";

    private Position<?, ?> position = Position.of(BenchTable.of("buffet-5"));

    @Setup
    public void lay() {
        position = Position.of(BenchTable.of(game));
    }

    @Benchmark
    public Object copy() {
        return position.copy();
    }

    @Benchmark
    public Object become() {
        return position.become();
    }

    @Benchmark
    public Object view() {
        return position.view();
    }

    @Benchmark
    public Object imagine() {
        return position.imagine();
    }

    /** A state half-way through a game, and what seat 0 sees of it. */
    private record Position<S extends tischlein.kernel.State<S>, V>(
            BenchTable<S, V> table, S state, S other, V seen) {
        static <S extends tischlein.kernel.State<S>, V> Position<S, V> of(BenchTable<S, V> table) {
            S state = table.halfWay();
            return new Position<>(table, state, state.copy(), table.game.view(state, 0));
        }

        S copy() {
            return state.copy();
        }

        S become() {
            other.become(state);
            return other;
        }

        V view() {
            return table.game.view(state, 0);
        }

        S imagine() {
            return table.game.imagine(seen, table.random);
        }
    }
}
