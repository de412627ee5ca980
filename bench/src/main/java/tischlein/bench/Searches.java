package tischlein.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tischlein.bots.SearchBot;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;

/**
 * Decisions of the search in positions half-way through random games. An operation is one
 * iteration: a world played on from the choice considered, with its share of all else that a
 * decision takes.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class Searches {
    private static final int ITERATIONS = 5000;
    private static final int POSITIONS = 32;

    @Param({"buffet-5", "office-4", "larder-1", "buckets-4"})
    public String game = "";

    /** How far a world is played: as the game's advice says, or to the end of the game. */
    @Param({"advised", "end"})
    public String until = "";

    private final Decision<?, ?>[] decisions = new Decision<?, ?>[POSITIONS];
    private int next;

    @Setup
    public void lay() {
        for (int i = 0; i < POSITIONS; i++) {
            decisions[i] = Decision.of(BenchTable.of(game), i, until.equals("end"));
        }
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public int iteration() {
        next = (next + 1) % POSITIONS;
        return decisions[next].choose(new Budget(Integer.MAX_VALUE, ITERATIONS));
    }

    /** A decision within 200 ms. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public int decision() {
        next = (next + 1) % POSITIONS;
        return decisions[next].choose(Budget.USUAL);
    }

    /** What one seat sees and may choose, and the bot that thinks about it. */
    private static final class Decision<S extends tischlein.kernel.State<S>, V> {
        private final BenchTable<S, V> table;
        private final SearchBot<S, V> bot;
        private final V seen;
        private final int[] choices = new int[Game.MOST_CHOICES];
        private final int count;

        private Decision(BenchTable<S, V> table, Game<S, ?, V> game) {
            this.table = table;
            S s = table.halfWay();
            int seat = Bits.lowest(game.waiting(s));
            bot = new SearchBot<>(game, seat);
            seen = game.view(s, seat);
            count = game.choices(s, seat, choices);
        }

        static <S extends tischlein.kernel.State<S>, V> Decision<S, V> of(
                BenchTable<S, V> table, long seed, boolean toTheEnd) {
            table.random.begin(seed);
            return new Decision<>(table, toTheEnd ? new Unsettled<>(table.game) : table.game);
        }

        int choose(Budget budget) {
            return bot.choose(() -> seen, choices, count, budget, table.random);
        }
    }
}
