package tischlein.bots;

import static tischlein.kernel.Bits.bit;

import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Description;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * A toy: two seats secretly write two digits each, low or high; then a coin is tossed. Whoever has
 * written more high ones wins, and a game in which digits are worth nothing is a tie.
 */
final class Digits implements Toy<Digits.Sheet> {
    static final int LOW = 0;
    static final int HIGH = 1;
    private static final int HEADS = 2;
    private static final int TAILS = 3;
    private static final List<String> WORDS = List.of("low", "high", "heads", "tails");
    private final boolean worthless;

    Digits(boolean worthless) {
        this.worthless = worthless;
    }

    /** What is written so far. */
    static final class Sheet implements State<Sheet> {
        final int[] written = new int[2];
        final int[] high = new int[2];
        boolean tossed;

        @Override
        public Sheet copy() {
            var copy = new Sheet();
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Sheet other) {
            System.arraycopy(other.written, 0, written, 0, 2);
            System.arraycopy(other.high, 0, high, 0, 2);
            tossed = other.tossed;
        }
    }

    @Override
    public Description about() {
        return new Description("digits", 1, 2, 2, List.of(), true, false);
    }

    @Override
    public List<String> moves() {
        return WORDS;
    }

    @Override
    public Sheet start(Options options) {
        return new Sheet();
    }

    @Override
    public int waiting(Sheet s) {
        int seats = (s.written[0] < 2 ? bit(0) : 0) | (s.written[1] < 2 ? bit(1) : 0);
        return seats != 0 ? seats : s.tossed ? 0 : bit(CHANCE);
    }

    @Override
    public int midway(Sheet s) {
        return (s.written[0] == 1 ? bit(0) : 0) | (s.written[1] == 1 ? bit(1) : 0);
    }

    @Override
    public int choices(Sheet s, int actor, int[] out) {
        out[0] = actor == CHANCE ? HEADS : LOW;
        out[1] = actor == CHANCE ? TAILS : HIGH;
        return 2;
    }

    @Override
    public void play(Sheet s, int actor, int code, News news) {
        if (actor == CHANCE) {
            s.tossed = true;
        } else {
            s.written[actor]++;
            s.high[actor] += code == HIGH ? 1 : 0;
        }
    }

    @Override
    public double payoff(Sheet s, int seat) {
        int lead = s.high[seat] - s.high[1 - seat];
        return worthless || lead == 0 ? 0.5 : lead > 0 ? 1 : 0;
    }

    /** The viewer, and its own digits. */
    @Override
    public List<Integer> view(Sheet s, int viewer) {
        return List.of(viewer, s.written[viewer], s.high[viewer]);
    }

    @Override
    public Sheet imagine(List<Integer> view, RandomGenerator random) {
        var s = new Sheet();
        s.written[view.get(0)] = view.get(1);
        s.high[view.get(0)] = view.get(2);
        return s;
    }

    @Override
    public Advice<Sheet> advice() {
        return new Advice<>() {
            // So a bot that asks before all have written and the coin is tossed does not play.
            @Override
            public double value(Sheet s, int seat) {
                throw new AssertionError("the game could have been played to its end");
            }

            @Override
            public int move(Sheet s, int seat, RandomGenerator random) {
                return HIGH;
            }
        };
    }
}
