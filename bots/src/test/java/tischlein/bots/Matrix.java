package tischlein.bots;

import static tischlein.kernel.Bits.bit;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Description;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * A toy: two seats choose at the same time, and a table says what seat 0 wins of what both share.
 */
final class Matrix implements Toy<Matrix.Chosen> {
    private static final int OPEN = -1;

    private final double[][] wins; // by the choices of seat 0 and of seat 1

    Matrix(double[][] wins) {
        this.wins = wins;
    }

    /** What each seat has chosen. */
    static final class Chosen implements State<Chosen> {
        final int[] by = {OPEN, OPEN};

        @Override
        public Chosen copy() {
            var copy = new Chosen();
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Chosen other) {
            by[0] = other.by[0];
            by[1] = other.by[1];
        }
    }

    @Override
    public Description about() {
        return new Description("matrix", 1, 2, 2, List.of(), true, false);
    }

    @Override
    public List<String> moves() {
        return IntStream.range(0, wins.length + wins[0].length).mapToObj(n -> "take " + n).toList();
    }

    @Override
    public Chosen start(Options options) {
        return new Chosen();
    }

    @Override
    public int waiting(Chosen s) {
        return (s.by[0] == OPEN ? bit(0) : 0) | (s.by[1] == OPEN ? bit(1) : 0);
    }

    @Override
    public int choices(Chosen s, int actor, int[] out) {
        return Bits.list(Bits.all(actor == 0 ? wins.length : wins[0].length), 0, out);
    }

    @Override
    public void play(Chosen s, int actor, int code, News news) {
        s.by[actor] = code;
    }

    @Override
    public double payoff(Chosen s, int seat) {
        double first = wins[s.by[0]][s.by[1]];
        return seat == 0 ? first : 1 - first;
    }

    @Override
    public List<Integer> view(Chosen s, int viewer) {
        return List.of(viewer, s.by[viewer]);
    }

    @Override
    public Chosen imagine(List<Integer> view, RandomGenerator random) {
        var s = new Chosen();
        s.by[view.get(0)] = view.get(1);
        return s;
    }

    /** Bad advice: always the first choice. */
    @Override
    public Advice<Chosen> advice() {
        return new Advice<>() {
            @Override
            public double value(Chosen s, int seat) {
                return 0.5;
            }

            @Override
            public int move(Chosen s, int seat, RandomGenerator random) {
                return 0;
            }
        };
    }
}
