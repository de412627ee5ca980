package tischlein.pips;

import static tischlein.kernel.Bits.bit;
import static tischlein.pips.PipsMove.DIE;
import static tischlein.pips.PipsMove.ROLL;

import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.kernel.Vocabulary;
import tischlein.kernel.Wording;

/** Pips as the kernel sees it. What a move does is in {@link PipsRules}. */
public final class Pips implements Game<PipsState, PipsMove, PipsView> {
    private static final Description ABOUT =
            new Description(
                    "pips", 1, 2, 5, List.of(Option.of("goal", "20", "50")), false, false); // 2.1
    private static final Vocabulary WORDS =
            new Vocabulary(PipsMove.ALL.stream().map(PipsMove::word).toList());
    private static final PipsAdvice ADVICE = new PipsAdvice();
    private static final PipsWording WORDING = new PipsWording();

    @Override
    public Description about() {
        return ABOUT;
    }

    @Override
    public List<PipsMove> moves() {
        return PipsMove.ALL;
    }

    @Override
    public Vocabulary words() {
        return WORDS;
    }

    @Override
    public PipsState start(Options options) {
        return new PipsState(options);
    }

    @Override
    public int waiting(PipsState s) {
        return switch (s.phase) {
            case DIE -> bit(CHANCE);
            case DECIDE -> bit(s.turn);
            case OVER -> 0;
        };
    }

    @Override
    public int choices(PipsState s, int actor, int[] out) {
        return switch (s.phase) {
            case DIE -> Bits.list(Bits.all(PipsMove.FACES), DIE, out);
            case DECIDE -> Bits.list(Bits.all(DIE), ROLL, out);
            case OVER -> 0;
        };
    }

    @Override
    public void play(PipsState s, int actor, int code, News news) {
        if (code >= DIE) {
            PipsRules.die(s, code - DIE + 1, news);
        } else if (code == ROLL) {
            PipsRules.roll(s, news);
        } else {
            PipsRules.stop(s, news);
        }
    }

    @Override
    public Refusal refusal(PipsState s, int actor, int code) {
        return PipsRefusal.of(s, actor, code);
    }

    @Override
    public double payoff(PipsState s, int seat) {
        return PipsResult.payoff(s, seat);
    }

    @Override
    public Result result(PipsState s) {
        return PipsResult.of(s);
    }

    @Override
    public PipsView view(PipsState s, int viewer) {
        return PipsView.of(s, viewer);
    }

    @Override
    public PipsState imagine(PipsView view, RandomGenerator random) {
        return view.state();
    }

    /** Everybody sees everything. */
    @Override
    public boolean hides(PipsView view) {
        return false;
    }

    @Override
    public Advice<PipsState> advice() {
        return ADVICE;
    }

    @Override
    public Wording<PipsView> wording() {
        return WORDING;
    }
}
