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
 * A toy: one seat climbs a ladder or stops. Each rung holds two times in three; who falls has lost,
 * and only the top is worth more than to stop.
 */
final class LadderToy implements Toy<LadderToy.Climb> {
    static final int CLIMB = 0;
    static final int STOP = 1;
    static final double STOPPED = 0.2;
    private static final int HOLDS = 2;
    private static final int BREAKS = 3;
    private static final int TOP = 3;
    private static final List<String> WORDS = List.of("climb", "stop", "holds", "breaks");

    /** Where the climber is. */
    static final class Climb implements State<Climb> {
        int rung;
        boolean climbing;
        boolean over;

        @Override
        public Climb copy() {
            var copy = new Climb();
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Climb other) {
            rung = other.rung;
            climbing = other.climbing;
            over = other.over;
        }
    }

    @Override
    public Description about() {
        return new Description("ladder", 1, 1, 1, List.of(), false, true);
    }

    @Override
    public List<String> moves() {
        return WORDS;
    }

    @Override
    public Climb start(Options options) {
        return new Climb();
    }

    @Override
    public int waiting(Climb s) {
        return s.over ? 0 : bit(s.climbing ? CHANCE : 0);
    }

    @Override
    public int choices(Climb s, int actor, int[] out) {
        out[0] = actor == CHANCE ? HOLDS : CLIMB;
        out[1] = actor == CHANCE ? BREAKS : STOP;
        return 2;
    }

    @Override
    public int ways(Climb s, int code) {
        return code == HOLDS ? 2 : 1;
    }

    @Override
    public void play(Climb s, int actor, int code, News news) {
        s.climbing = code == CLIMB;
        s.rung = code == HOLDS ? s.rung + 1 : code == BREAKS ? -1 : s.rung;
        s.over = code == STOP || code == BREAKS || s.rung == TOP;
    }

    @Override
    public double payoff(Climb s, int seat) {
        return s.rung == TOP ? 1 : s.rung < 0 ? 0 : STOPPED;
    }

    @Override
    public List<Integer> view(Climb s, int viewer) {
        return List.of(s.rung, s.climbing ? 1 : 0, s.over ? 1 : 0);
    }

    @Override
    public Climb imagine(List<Integer> view, RandomGenerator random) {
        var s = new Climb();
        s.rung = view.get(0);
        s.climbing = view.get(1) == 1;
        s.over = view.get(2) == 1;
        return s;
    }

    /** It does not know how good the top is. */
    @Override
    public Advice<Climb> advice() {
        return new Advice<>() {
            @Override
            public double value(Climb s, int seat) {
                return STOPPED;
            }

            @Override
            public int move(Climb s, int seat, RandomGenerator random) {
                return STOP;
            }
        };
    }
}
