package tischlein.office;

import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bag;
import tischlein.office.OfficeState.Phase;

/**
 * What a clerk of some experience thinks.
 *
 * <p>A clerk is worth its part of the roof; a duel won costs the bid, and one lost brings what the
 * other bid more. If a victory is worth w to both, neither can do better than to bid at random,
 * nearly evenly, from nothing to {@link #FAIR} of w: the kitchen pays those who keep out of it.
 * Less kitchen, higher bids; without one a fair bid is w itself.
 */
final class OfficeAdvice implements Advice<OfficeState> {
    private static final double FAIR = 1 - 1 / Math.E;

    // By floor: the part of the roof that a clerk brings on average who may still go up, and one
    // who
    // may not (8.2). The first of these, and what is usual, are fitted to games (decision 35).
    private static final double[] HOPES = {0.019, 0.068, 0.185, 0.259, 3 / 9.0};
    private static final double[] BEATEN = {0, 0, 1 / 9.0, 2 / 9.0, 3 / 9.0};

    /** By floor: what a duel there usually adds to the roof. */
    private static final double[] USUAL = {10, 15, 13, 11};

    /** By duel: what all the duels from this one on usually add. */
    private static final double[] TO_COME = new double[Floor.FIRST_STEP];

    /** By duel: how many come before it. */
    private static final int[] BEFORE = new int[Floor.FIRST_STEP];

    /** What it is worth not to be left on the steps with the last of one's clerks (9.2). */
    private static final double NEED = 80;

    /**
     * A lead of so many points multiplies the odds by e where bids are as usual, before the end; …
     */
    private static final double SPREAD = 10.6;

    /** … and of so many more for each duel to come. */
    private static final double SPREAD_OF_A_DUEL = 0.44;

    /** So many points on the roof say as much about a table as what is usual at others. */
    private static final double HEARSAY = 20;

    /** How far beyond the highest bid that is fair it is worth to think. */
    private static final double WIDE = 2;

    static {
        int n = 0;
        double all = 0;
        for (int duel = OfficeRules.FIRST_DUEL;
                duel != OfficeRules.NO_DUEL;
                duel = OfficeRules.duelAfter(duel)) {
            BEFORE[duel] = n++;
            TO_COME[duel] = -all;
            all += USUAL[Floor.below(duel).ordinal()];
        }
        for (int duel = 1; duel < TO_COME.length; duel++) {
            TO_COME[duel] += all;
        }
    }

    @Override
    public double value(OfficeState s, int seat) {
        if (s.phase == Phase.OVER) {
            return Ranking.payoff(s, seat);
        }
        double roof = roof(s);
        double spread = spread(s);
        double mine = 0;
        double all = 0;
        for (int other = 0; other < s.seats; other++) {
            double weight = weight(s, other, roof, spread);
            all += weight;
            mine += other == seat ? weight : 0;
        }
        return mine / all;
    }

    /** What the roof will be worth. */
    private static double roof(OfficeState s) {
        return InfluenceCard.points(s.roof)
                + (s.phase == Phase.SHARE ? 0 : pace(s) * TO_COME[s.duel]);
    }

    private static double spread(OfficeState s) {
        return pace(s) * (SPREAD + SPREAD_OF_A_DUEL * (BEFORE[Floor.BOSS] - BEFORE[s.duel]));
    }

    /** How much more than usual is bid at this table: then leads come and go as much faster. */
    private static double pace(OfficeState s) {
        double usual = TO_COME[OfficeRules.FIRST_DUEL] - TO_COME[s.duel];
        return (InfluenceCard.points(s.roof) + HEARSAY) / (usual + HEARSAY);
    }

    private static double weight(OfficeState s, int seat, double roof, double spread) {
        double points = InfluenceCard.points(s.hand[seat]);
        for (int place = 1; place < Floor.PLACES; place++) {
            if (s.clerk[place] == seat) {
                int floor = Floor.of(place).ordinal();
                points += roof * (isBeaten(s, place) ? BEATEN[floor] : HOPES[floor]);
            }
        }
        double chance = Ranking.canWin(s, seat) ? 1 : 1 - Math.scalb(1.0, -hopefulOnSteps(s, seat));
        return chance * Math.exp(points / spread);
    }

    private static boolean isBeaten(OfficeState s, int place) {
        return s.phase == Phase.SHARE || place > 1 && BEFORE[place / 2] < BEFORE[s.duel];
    }

    /** How many of the seat's clerks on the steps have not met anybody yet. */
    private static int hopefulOnSteps(OfficeState s, int seat) {
        int clerks = s.phase == Phase.SEATING ? Seating.count(s.unseated, seat) : 0;
        for (int place = Floor.FIRST_STEP; place < Floor.PLACES; place++) {
            clerks += s.clerk[place] == seat && !isBeaten(s, place) ? 1 : 0;
        }
        return clerks;
    }

    /** How many cards of the value asked for, for a bid chosen evenly among all one would make. */
    @Override
    public int move(OfficeState s, int seat, RandomGenerator random) {
        double worth = worth(s, seat);
        double highest = highest(s, seat, worth);
        return count(s, seat, lowest(s, worth, highest), highest, random);
    }

    /** The same for any bid from none to one that is wide of what is fair: others err. */
    @Override
    public int idea(OfficeState s, int seat, RandomGenerator random) {
        double wide = Math.min(WIDE * highest(s, seat, worth(s, seat)), enough(s, seat));
        return count(s, seat, 0, wide, random);
    }

    /**
     * The sum is chosen evenly among all that can begin with what is bid already: so the five moves
     * together are one bid, chosen evenly, although nobody remembers it.
     */
    private static int count(
            OfficeState s, int seat, double lowest, double highest, RandomGenerator random) {
        int side = OfficeRules.side(s, seat);
        int card = OfficeRules.asked(s, side);
        int bid = InfluenceCard.points(s.bid[side]);
        int least = Math.max(0, (int) lowest - bid);
        int most =
                Math.max(
                        least, Math.min((int) highest - bid, mostThatFollows(s, seat, side, card)));
        int rest = least + random.nextInt(most - least + 1);
        return OfficeMove.none(card)
                + Math.min(Bag.count(s.hand[seat], card), rest / InfluenceCard.value(card));
    }

    /** What it is worth to win this duel. */
    private static double worth(OfficeState s, int seat) {
        int floor = Floor.below(s.duel).ordinal();
        double worth = roof(s) * (HOPES[floor + 1] - BEATEN[floor]);
        if (!Ranking.canWin(s, seat)) {
            int clerks = hopefulOnSteps(s, seat);
            worth += NEED / (clerks * clerks);
        }
        return worth;
    }

    private static double highest(OfficeState s, int seat, double worth) {
        return Math.min(Math.max(FAIR * worth, worth - s.kitchen), enough(s, seat));
    }

    /** The other cannot bid as much. */
    private static int enough(OfficeState s, int seat) {
        int other = 1 - OfficeRules.side(s, seat);
        return Ranking.points(s, OfficeRules.owner(s, other)) + 1;
    }

    private static double lowest(OfficeState s, double worth, double highest) {
        return highest * Math.max(0, 1 - s.kitchen / ((1 - FAIR) * worth));
    }

    /**
     * Who pays with the highest cards first and has kept one pays less than that one with all the
     * lower ones.
     */
    private static int mostThatFollows(OfficeState s, int seat, int side, int card) {
        int most = Ranking.points(s, seat);
        int lower = 0;
        for (int higher = card + 1; higher < InfluenceCard.KINDS; higher++) {
            int count = Bag.count(s.bid[side], higher);
            if (Bag.count(s.hand[seat], higher) > count) {
                most = Math.min(most, InfluenceCard.value(higher) - 1 - lower);
            }
            lower += count * InfluenceCard.value(higher);
        }
        return most;
    }

    /** After every duel: what is paid and won is plain, and later duels are even. */
    @Override
    public boolean settles(OfficeState s, int steps) {
        return true;
    }
}
