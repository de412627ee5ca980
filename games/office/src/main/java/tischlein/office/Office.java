package tischlein.office;

import static tischlein.kernel.Bits.bit;
import static tischlein.office.OfficeMove.CLERK;
import static tischlein.office.OfficeMove.LOT;
import static tischlein.office.OfficeMove.REFILL;
import static tischlein.office.OfficeMove.SHARE;
import static tischlein.office.OfficeRules.LEFT;
import static tischlein.office.OfficeRules.RIGHT;

import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bag;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.kernel.Solver;
import tischlein.kernel.Vocabulary;
import tischlein.kernel.Wording;

/**
 * Büro Crazy, by Günter Burkhardt, as the kernel sees it. What a move does is in {@link
 * OfficeRules}.
 */
public final class Office implements Game<OfficeState, OfficeMove, OfficeView> {
    static final int MOST_SEATS = 5;

    /** The first version in which the roof helps out whenever the reserve lacks change (5.7). */
    private static final int FETCHES_CHANGE = 2;

    private static final Vocabulary WORDS =
            new Vocabulary(OfficeMove.ALL.stream().map(OfficeMove::word).toList());
    private static final OfficeAdvice ADVICE = new OfficeAdvice();
    private static final OfficeSolver SOLVER = new OfficeSolver();
    private static final OfficeWording WORDING = new OfficeWording();
    private static final Office FIRST = new Office(1);
    private final Description about;

    /** By the rules as they are. */
    public Office() {
        this(FETCHES_CHANGE);
    }

    private Office(int version) {
        about =
                new Description(
                        "office",
                        version,
                        3,
                        MOST_SEATS,
                        List.of(Option.of("purses", "closed", "open")),
                        true,
                        false);
    }

    @Override
    public Description about() {
        return about;
    }

    @Override
    public List<Game<?, ?, ?>> earlier() {
        return fetchesChange() ? List.of(FIRST) : List.of();
    }

    /** The rules of version 1, for their tests. */
    static Office first() {
        return FIRST;
    }

    private boolean fetchesChange() {
        return about.version() >= FETCHES_CHANGE;
    }

    @Override
    public List<OfficeMove> moves() {
        return OfficeMove.ALL;
    }

    @Override
    public Vocabulary words() {
        return WORDS;
    }

    @Override
    public OfficeState start(Options options) {
        var s = new OfficeState(options, fetchesChange());
        OfficeRules.begin(s);
        return s;
    }

    @Override
    public int waiting(OfficeState s) {
        return switch (s.phase) {
            case SEATING, REFILL, LOT, SHARE -> bit(CHANCE);
            case BID -> bidder(s, LEFT) | bidder(s, RIGHT);
            case OVER -> 0;
        };
    }

    private static int bidder(OfficeState s, int side) {
        return OfficeRules.hasBid(s, side) ? 0 : bit(OfficeRules.owner(s, side));
    }

    @Override
    public int midway(OfficeState s) {
        return (s.told[LEFT] > 0 ? bidder(s, LEFT) : 0)
                | (s.told[RIGHT] > 0 ? bidder(s, RIGHT) : 0);
    }

    @Override
    public int choices(OfficeState s, int actor, int[] out) {
        return switch (s.phase) {
            case SEATING -> clerks(s, out);
            case REFILL -> Bag.kinds(s.roof, REFILL, out);
            case BID -> counts(s, actor, out);
            case LOT -> {
                out[0] = LOT + LEFT;
                out[1] = LOT + RIGHT;
                yield 2;
            }
            case SHARE -> Bag.kinds(s.roof, SHARE, out);
            case OVER -> 0;
        };
    }

    private static int clerks(OfficeState s, int[] out) {
        int beside = OfficeRules.beside(s);
        int n = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            if (Seating.ways(s.unseated, beside, seat) > 0) {
                out[n++] = CLERK + seat;
            }
        }
        return n;
    }

    private static int counts(OfficeState s, int seat, int[] out) {
        int card = OfficeRules.asked(s, OfficeRules.side(s, seat));
        int none = OfficeMove.none(card);
        int most = Bag.count(s.hand[seat], card); // 3.1
        for (int count = 0; count <= most; count++) {
            out[count] = none + count;
        }
        return most + 1;
    }

    @Override
    public int ways(OfficeState s, int code) {
        return switch (s.phase) {
            case SEATING -> Seating.ways(s.unseated, OfficeRules.beside(s), code - CLERK);
            case REFILL -> Bag.count(s.roof, code - REFILL);
            case SHARE -> Bag.count(s.roof, code - SHARE);
            case BID, LOT, OVER -> 1;
        };
    }

    @Override
    public int draw(OfficeState s, RandomGenerator random, int[] codes) {
        return switch (s.phase) {
            case SEATING -> CLERK + Seating.draw(s.unseated, OfficeRules.beside(s), random, codes);
            case REFILL -> REFILL + Bag.draw(s.roof, random);
            case LOT -> LOT + random.nextInt(2);
            case SHARE -> SHARE + Bag.draw(s.roof, random);
            case BID, OVER -> throw new IllegalStateException("it is not chance's turn");
        };
    }

    @Override
    public void play(OfficeState s, int actor, int code, News news) {
        switch (s.phase) {
            case SEATING -> OfficeRules.takeStep(s, code - CLERK, news);
            case REFILL -> OfficeRules.refill(s, code - REFILL, news);
            case BID -> {
                int side = OfficeRules.side(s, actor);
                OfficeRules.bid(s, side, code - OfficeMove.none(OfficeRules.asked(s, side)), news);
            }
            case LOT -> OfficeRules.drawLot(s, code - LOT, news);
            case SHARE -> RoofShares.draw(s, code - SHARE, news);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    @Override
    public Refusal refusal(OfficeState s, int actor, int code) {
        return OfficeRefusal.of(s, actor, code);
    }

    @Override
    public double payoff(OfficeState s, int seat) {
        return Ranking.payoff(s, seat);
    }

    @Override
    public Result result(OfficeState s) {
        return OfficeResult.of(s);
    }

    @Override
    public int score(OfficeState s, int seat) {
        return Ranking.points(s, seat);
    }

    @Override
    public OfficeView view(OfficeState s, int viewer) {
        return OfficeView.of(s, viewer);
    }

    @Override
    public OfficeState imagine(OfficeView view, RandomGenerator random) {
        return view.imagine(random, fetchesChange());
    }

    @Override
    public void reimagine(OfficeState s, int viewer, RandomGenerator random) {
        OfficeView.reimagine(s, viewer, random);
    }

    @Override
    public boolean hides(OfficeView view) {
        return view.hides();
    }

    @Override
    public Advice<OfficeState> advice() {
        return ADVICE;
    }

    @Override
    public Solver<OfficeView> solver() {
        return SOLVER;
    }

    @Override
    public Wording<OfficeView> wording() {
        return WORDING;
    }
}
