package tischlein.larder;

import static tischlein.kernel.Bits.bit;
import static tischlein.larder.LarderMove.FIRST;
import static tischlein.larder.LarderMove.PLACE;
import static tischlein.larder.LarderMove.REROLL;
import static tischlein.larder.LarderMove.ROLL;
import static tischlein.larder.LarderMove.STOP;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
import tischlein.kernel.Solvable;
import tischlein.kernel.Solver;
import tischlein.kernel.Vocabulary;
import tischlein.kernel.Wording;
import tischlein.kernel.net.Course;
import tischlein.kernel.net.Learnable;
import tischlein.kernel.net.Net;

/** Mmm!, by Reiner Knizia, as the kernel sees it. What a move does is in {@link LarderRules}. */
public final class Larder
        implements Game<LarderState, LarderMove, LarderView>, Solvable, Learnable {
    static final int MOST_SEATS = 6;
    private static final Description ABOUT =
            new Description(
                    "larder",
                    1,
                    1,
                    MOST_SEATS,
                    List.of(
                            Option.of("side", "one", "two"), // 2.1
                            Option.of("line", "off", "on"), // 2.1
                            Option.seat("first", MOST_SEATS)), // 2.2
                    false,
                    true);
    private static final Vocabulary WORDS =
            new Vocabulary(LarderMove.ALL.stream().map(LarderMove::word).toList());
    private static final LarderSolver SOLVER = new LarderSolver();
    private static final LarderWording WORDING = new LarderWording();

    @Override
    public Description about() {
        return ABOUT;
    }

    @Override
    public List<LarderMove> moves() {
        return LarderMove.ALL;
    }

    @Override
    public Vocabulary words() {
        return WORDS;
    }

    @Override
    public LarderState start(Options options) {
        var s = new LarderState(options);
        int first = options.seat("first");
        if (first != NOBODY) {
            LarderRules.begin(s, first, News.UNHEARD);
        }
        return s;
    }

    @Override
    public int waiting(LarderState s) {
        return switch (s.phase) {
            case LOT, ROLL -> bit(CHANCE);
            case PLACE, DECIDE -> bit(s.roller);
            case OVER -> 0;
        };
    }

    /** 3.6: the dice of one roll are placed, and whether to reroll or to stop is said, at once. */
    @Override
    public int midway(LarderState s) {
        return s.phase == LarderState.Phase.DECIDE ? bit(s.roller) : 0;
    }

    @Override
    public int choices(LarderState s, int actor, int[] out) {
        return switch (s.phase) {
            case LOT -> Bits.list(Bits.all(s.seats), FIRST, out);
            case ROLL -> Bits.list(Bits.all(Face.COUNT), ROLL, out);
            case PLACE -> Bits.list(LarderRules.placeable(s), PLACE, out);
            case DECIDE -> {
                int places = Bits.list(LarderRules.placeable(s), PLACE, out);
                out[places] = REROLL;
                out[places + 1] = STOP;
                yield places + 2;
            }
            case OVER -> 0;
        };
    }

    @Override
    public int draw(LarderState s, RandomGenerator random, int[] codes) {
        return switch (s.phase) {
            case LOT -> FIRST + random.nextInt(s.seats);
            case ROLL -> ROLL + random.nextInt(Face.COUNT);
            case PLACE, DECIDE, OVER -> throw new IllegalStateException("it is not chance's turn");
        };
    }

    @Override
    public void play(LarderState s, int actor, int code, News news) {
        switch (s.phase) {
            case LOT -> LarderRules.begin(s, code - FIRST, news);
            case ROLL -> LarderRules.roll(s, code - ROLL, news);
            case PLACE, DECIDE -> {
                if (code == REROLL) {
                    LarderRules.reroll(s, news);
                } else if (code == STOP) {
                    LarderRules.stop(s, news);
                } else {
                    LarderRules.place(s, code - PLACE, news);
                }
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    @Override
    public Refusal refusal(LarderState s, int actor, int code) {
        return LarderRefusal.of(s, actor, code);
    }

    @Override
    public double payoff(LarderState s, int seat) {
        return LarderRules.won(s) ? 1 : 0;
    }

    @Override
    public Result result(LarderState s) {
        return LarderResult.of(s);
    }

    @Override
    public int score(LarderState s, int seat) {
        return Square.COUNT - LarderRules.left(s);
    }

    @Override
    public LarderView view(LarderState s, int viewer) {
        return LarderView.of(s, viewer);
    }

    @Override
    public LarderState imagine(LarderView view, RandomGenerator random) {
        return view.state();
    }

    /** Everybody sees everything. */
    @Override
    public boolean hides(LarderView view) {
        return false;
    }

    @Override
    public Advice<LarderState> advice() {
        return new LarderAdvice(this);
    }

    @Override
    public Solver<LarderView> solver() {
        return SOLVER;
    }

    /** With lines it matters where portions lie: there are too many positions. */
    @Override
    public boolean solvable(Options options) {
        return options.is("line", "off");
    }

    @Override
    public Path table(Path folder, Options options) {
        return LarderSolver.table(folder, Board.of(options.value("side")));
    }

    @Override
    public Solution solve(Options options, Path table, int threads, Progress progress)
            throws IOException, InterruptedException {
        var board = Board.of(options.value("side"));
        return LarderSolver.solve(board, table, threads, progress);
    }

    /** With lines another outlook is learned, in a way of its own. */
    @Override
    public Optional<Course> course(Options options) {
        return options.is("line", "off")
                ? Optional.of(new SideCourse(Board.of(options.value("side"))))
                : Optional.empty();
    }

    @Override
    public Optional<Net> net(Options options) {
        return options.is("line", "off")
                ? LearnedTurn.net(Board.of(options.value("side")))
                : Optional.empty();
    }

    @Override
    public Wording<LarderView> wording() {
        return WORDING;
    }
}
