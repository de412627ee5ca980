package tischlein.buffet;

import static tischlein.buffet.BuffetMove.DRAW;
import static tischlein.buffet.BuffetMove.FIRST;
import static tischlein.buffet.BuffetMove.GIVE_BACK;
import static tischlein.buffet.BuffetMove.KEEP_THE_REST;
import static tischlein.buffet.BuffetMove.PLAY;
import static tischlein.buffet.BuffetMove.SERVE;
import static tischlein.kernel.Bits.bit;

import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.buffet.BuffetState.Phase;
import tischlein.kernel.Advice;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Places;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.kernel.Solver;
import tischlein.kernel.Vocabulary;
import tischlein.kernel.Wording;

/**
 * Schlacht am Buffet, by Martin Wallace, as the kernel sees it. What a move does is in {@link
 * BuffetRules}.
 */
public final class Buffet implements Game<BuffetState, BuffetMove, BuffetView> {
    static final int MOST_SEATS = 6;
    private static final Description ABOUT =
            new Description(
                    "buffet",
                    1,
                    3,
                    MOST_SEATS,
                    List.of(
                            Option.of("edition", "japanese", "french"), // 1.5
                            Option.seat("first", MOST_SEATS)), // 2.4
                    true,
                    false);
    private static final Vocabulary WORDS =
            new Vocabulary(BuffetMove.ALL.stream().map(BuffetMove::word).toList());
    private static final BuffetAdvice ADVICE = new BuffetAdvice();
    private static final BuffetSolver SOLVER = new BuffetSolver();
    private static final BuffetWording WORDING = new BuffetWording();

    @Override
    public Description about() {
        return ABOUT;
    }

    @Override
    public List<BuffetMove> moves() {
        return BuffetMove.ALL;
    }

    @Override
    public Vocabulary words() {
        return WORDS;
    }

    @Override
    public BuffetState start(Options options) {
        var s = new BuffetState(options);
        int first = options.seat("first");
        if (first != NOBODY) {
            BuffetRules.begin(s, first, News.UNHEARD);
        }
        return s;
    }

    @Override
    public int waiting(BuffetState s) {
        return s.waiting;
    }

    @Override
    public int midway(BuffetState s) {
        return s.phase == Phase.SWAP && s.owed[s.swapper] > 0 ? bit(s.swapper) : 0;
    }

    @Override
    public int choices(BuffetState s, int actor, int[] out) {
        return switch (s.phase) {
            case LOT -> Bits.list(Bits.all(s.seats), FIRST, out);
            case DRAW -> Bag.kinds(s.pile, DRAW, out);
            case SERVE -> Bits.list(s.stock, SERVE, out);
            case CHOOSE -> Bag.kinds(s.hand[actor], PLAY, out);
            case SWAP -> {
                int cards = Bag.kinds(Bag.from(s.hand[actor], s.lowestGivable), GIVE_BACK, out);
                out[cards] = KEEP_THE_REST;
                yield cards + 1;
            }
            case OVER -> 0;
        };
    }

    @Override
    public int ways(BuffetState s, int code) {
        return s.phase == Phase.DRAW ? Bag.count(s.pile, code - DRAW) : 1;
    }

    @Override
    public int draw(BuffetState s, RandomGenerator random, int[] codes) {
        return switch (s.phase) {
            case LOT -> FIRST + random.nextInt(s.seats);
            case DRAW -> DRAW + Bag.draw(s.pile, random);
            case SERVE -> SERVE + Bits.nth(s.stock, random.nextInt(Bits.size(s.stock)));
            case CHOOSE, SWAP, OVER -> throw new IllegalStateException("it is not chance's turn");
        };
    }

    @Override
    public void play(BuffetState s, int actor, int code, News news) {
        switch (s.phase) {
            case LOT -> BuffetRules.begin(s, code - FIRST, news);
            case DRAW -> BuffetRules.draw(s, code - DRAW, news);
            case SERVE -> BuffetRules.serve(s, code - SERVE, news);
            case CHOOSE -> BuffetRules.layFaceDown(s, actor, code - PLAY, news);
            case SWAP -> {
                if (code == KEEP_THE_REST) {
                    BuffetRules.endSwap(s, actor, news);
                } else {
                    BuffetRules.giveBack(s, actor, code - GIVE_BACK, news);
                }
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    @Override
    public Refusal refusal(BuffetState s, int actor, int code) {
        return BuffetRefusal.of(s, actor, code);
    }

    @Override
    public double payoff(BuffetState s, int seat) {
        return Places.payoff(s, s.seats, seat, BuffetRanking::rank); // 11.4: never shared
    }

    @Override
    public Result result(BuffetState s) {
        return BuffetResult.of(s);
    }

    @Override
    public int score(BuffetState s, int seat) {
        return BuffetRanking.points(s, seat);
    }

    @Override
    public BuffetView view(BuffetState s, int viewer) {
        return BuffetView.of(s, viewer);
    }

    @Override
    public BuffetState imagine(BuffetView view, RandomGenerator random) {
        return view.imagine(random);
    }

    @Override
    public void reimagine(BuffetState s, int viewer, RandomGenerator random) {
        BuffetView.reimagine(s, viewer, random);
    }

    @Override
    public boolean hides(BuffetView view) {
        return view.hides();
    }

    @Override
    public Advice<BuffetState> advice() {
        return ADVICE;
    }

    @Override
    public Solver<BuffetView> solver() {
        return SOLVER;
    }

    @Override
    public Wording<BuffetView> wording() {
        return WORDING;
    }
}
