package tischlein.buckets;

import static tischlein.buckets.BucketsMove.DONE;
import static tischlein.buckets.BucketsMove.DRAW;
import static tischlein.buckets.BucketsMove.FIRST;
import static tischlein.buckets.BucketsMove.GIVE_IN;
import static tischlein.buckets.BucketsMove.KEEP_LEFT;
import static tischlein.buckets.BucketsMove.KEEP_RIGHT;
import static tischlein.buckets.BucketsMove.LAY;
import static tischlein.buckets.BucketsMove.PLACE;
import static tischlein.buckets.BucketsMove.TAKE;
import static tischlein.kernel.Bits.bit;

import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.buckets.BucketsState.Phase;
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

/**
 * Alles im Eimer, by Stefan Dorra, as the kernel sees it. What a move does is in {@link
 * BucketsRules}.
 */
public final class Buckets implements Game<BucketsState, BucketsMove, BucketsView> {
    static final int MOST_SEATS = 6;
    private static final Description ABOUT =
            new Description(
                    "buckets",
                    1,
                    2,
                    MOST_SEATS,
                    List.of( // 8.6
                            Option.of("direction", "fixed", "equal", "pairs"), // 8.1
                            Option.of("edition", "2002", "2005"), // 8.2
                            Option.of("end", "standard", "last"), // 8.3
                            Option.seat("first", MOST_SEATS)), // 2.5
                    true,
                    false);
    private static final Vocabulary WORDS =
            new Vocabulary(BucketsMove.ALL.stream().map(BucketsMove::word).toList());
    private static final BucketsAdvice ADVICE = new BucketsAdvice();
    private static final BucketsWording WORDING = new BucketsWording();

    @Override
    public Description about() {
        return ABOUT;
    }

    @Override
    public List<BucketsMove> moves() {
        return BucketsMove.ALL;
    }

    @Override
    public Vocabulary words() {
        return WORDS;
    }

    @Override
    public BucketsState start(Options options) {
        var s = new BucketsState(options);
        int first = options.seat("first");
        if (first != NOBODY) {
            BucketsRules.begin(s, first, News.UNHEARD);
        }
        return s;
    }

    @Override
    public int waiting(BucketsState s) {
        return s.waiting;
    }

    @Override
    public int midway(BucketsState s) {
        return switch (s.phase) {
            case BUILD -> halfBuilt(s);
            case LAY -> bit(s.turn);
            case LOT, DEAL, ATTACK, DEFEND, DRAW, TAKE, KEEP, OVER -> 0;
        };
    }

    private static int halfBuilt(BucketsState s) {
        int seats = 0;
        for (int rest = s.waiting; rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            seats |= s.pyramid[seat] != 0 ? bit(seat) : 0;
        }
        return seats;
    }

    @Override
    public int choices(BucketsState s, int actor, int[] out) {
        return switch (s.phase) {
            case LOT -> Bits.list(Bits.all(s.seats), FIRST, out);
            case DEAL, DRAW -> Bits.list(s.pile.kinds(), DRAW, out);
            case BUILD -> Bits.list(s.unplaced[actor], PLACE, out);
            case ATTACK -> Bits.list(BucketsRules.layable(s, actor), LAY, out);
            case DEFEND -> {
                int cards = Bits.list(BucketsRules.layable(s, actor), LAY, out);
                out[cards] = GIVE_IN; // 4.4
                yield cards + 1;
            }
            case LAY -> {
                int cards = Bits.list(BucketsRules.layable(s, actor), LAY, out);
                out[cards] = DONE;
                yield BucketsRules.missing(s, actor) > 0 ? cards : cards + 1;
            }
            case TAKE -> Bits.list(BucketsRules.removable(s, actor), TAKE, out);
            case KEEP -> {
                out[0] = KEEP_LEFT;
                out[1] = KEEP_RIGHT;
                yield 2;
            }
            case OVER -> 0;
        };
    }

    @Override
    public int ways(BucketsState s, int code) {
        return s.phase == Phase.LOT ? 1 : s.pile.count(code - DRAW);
    }

    @Override
    public int draw(BucketsState s, RandomGenerator random, int[] codes) {
        return switch (s.phase) {
            case LOT -> FIRST + random.nextInt(s.seats);
            case DEAL, DRAW -> DRAW + s.pile.draw(random);
            case BUILD, ATTACK, DEFEND, LAY, TAKE, KEEP, OVER ->
                    throw new IllegalStateException("it is not chance's turn");
        };
    }

    @Override
    public void play(BucketsState s, int actor, int code, News news) {
        switch (s.phase) {
            case LOT -> BucketsRules.begin(s, code - FIRST, news);
            case DEAL -> BucketsRules.deal(s, code - DRAW, news);
            case BUILD -> BucketsRules.place(s, actor, code - PLACE, news);
            case ATTACK, DEFEND, LAY -> {
                if (code == GIVE_IN) {
                    BucketsRules.giveIn(s, news);
                } else if (code == DONE) {
                    BucketsRules.endLay(s, news);
                } else {
                    BucketsRules.lay(s, code - LAY, news);
                }
            }
            case DRAW -> BucketsRules.drawOne(s, code - DRAW, news);
            case TAKE -> BucketsRules.take(s, code - TAKE, news);
            case KEEP -> BucketsRules.keep(s, code == KEEP_LEFT, news);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    @Override
    public Refusal refusal(BucketsState s, int actor, int code) {
        return BucketsRefusal.of(s, actor, code);
    }

    @Override
    public double payoff(BucketsState s, int seat) {
        return BucketsResult.payoff(s, seat);
    }

    @Override
    public Result result(BucketsState s) {
        return BucketsResult.of(s);
    }

    @Override
    public int score(BucketsState s, int seat) {
        return BucketsRules.buckets(s, seat);
    }

    @Override
    public BucketsView view(BucketsState s, int viewer) {
        return BucketsView.of(s, viewer);
    }

    @Override
    public BucketsState imagine(BucketsView view, RandomGenerator random) {
        return view.imagine(random);
    }

    @Override
    public void reimagine(BucketsState s, int viewer, RandomGenerator random) {
        BucketsView.reimagine(s, viewer, random);
    }

    @Override
    public boolean hides(BucketsView view) {
        return view.hides();
    }

    @Override
    public Advice<BucketsState> advice() {
        return ADVICE;
    }

    @Override
    public Wording<BucketsView> wording() {
        return WORDING;
    }
}
