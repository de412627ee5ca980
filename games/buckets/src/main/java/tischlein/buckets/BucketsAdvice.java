package tischlein.buckets;

import static tischlein.buckets.BucketsMove.DONE;
import static tischlein.buckets.BucketsMove.GIVE_IN;
import static tischlein.buckets.BucketsMove.KEEP_LEFT;
import static tischlein.buckets.BucketsMove.KEEP_RIGHT;
import static tischlein.buckets.BucketsMove.LAY;
import static tischlein.buckets.BucketsMove.PLACE;
import static tischlein.buckets.BucketsMove.TAKE;

import java.util.random.RandomGenerator;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Advice;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;

/** What a farmer of some experience thinks. */
final class BucketsAdvice implements Advice<BucketsState> {
    /** How much a bucket more says about who will win; and more, as the end draws near. */
    private static final double STEEPNESS = 0.4;

    private static final double STEEPENING = 0.18;

    /** With so few buckets in the smallest pyramid the end is near. */
    private static final int NEAR = 6;

    /** What a bucket in danger counts against one that is lost. */
    private static final double DANGER = 0.5;

    /** With so strong a hand in a colour, its buckets are in half the danger. */
    private static final double HALF_SAFE = 3;

    /** What a point of the cards in the hand is worth, in buckets, and what it is to lead. */
    private static final double POINT = 0.02;

    private static final double LEAD = 0.33;

    private static final double WRECKED = -10;

    /** By how much a farmer in no hurry raises. */
    private static final int USUAL_RAISE = 3;

    /** By the number of cards a raise takes: so many buckets are not worth it. */
    private static final int[] NOT_WORTH = {0, 0, 1, 2};

    /** What a point of the card laid counts in an attack, and what mere mood does, in buckets. */
    private static final double FORCE = 0.3;

    private static final int MOODS = 16;

    /** One bucket in so many is placed on a whim. */
    private static final int WHIM = 16;

    @Override
    public double value(BucketsState s, int seat) {
        if (s.phase == Phase.OVER) {
            return BucketsResult.payoff(s, seat);
        }
        int loser = loser(s);
        double steepness = steepness(s);
        double mine = 0;
        double all = 0;
        for (int other = 0; other < s.seats; other++) {
            double weight = Math.exp(steepness * prospect(s, other, other == loser));
            all += weight;
            mine += other == seat ? weight : 0;
        }
        return mine / all;
    }

    private static double steepness(BucketsState s) {
        int fewest = NEAR;
        for (int seat = 0; seat < s.seats; seat++) {
            fewest = Math.min(fewest, BucketsRules.buckets(s, seat));
        }
        return STEEPNESS + STEEPENING * (NEAR - fewest);
    }

    /** Buckets that will be left after the attack under way, less what the hand cannot defend. */
    private static double prospect(BucketsState s, int seat, boolean loses) {
        int pyramid = loses ? Reckoning.afterLoss(s, seat) : s.pyramid[seat];
        int buckets = loses ? Bits.size(pyramid) : BucketsRules.buckets(s, seat);
        if (buckets == 0) {
            return WRECKED;
        }
        boolean leads = loses || s.phase == Phase.ATTACK && s.turn == seat; // 6.2
        double prospect = leads ? buckets + LEAD : buckets;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            int strength = Reckoning.strength(s.hand[seat], colour);
            int loss = Reckoning.loss(s, seat, pyramid, colour);
            prospect += POINT * strength - DANGER * loss * HALF_SAFE / (HALF_SAFE + strength);
        }
        return prospect;
    }

    private static double danger(BucketsState s, int seat, int pyramid, int colour) {
        int strength = Reckoning.strength(s.hand[seat], colour);
        return Reckoning.burden(s, seat, pyramid, colour) * HALF_SAFE / (HALF_SAFE + strength);
    }

    /** Who will give in if the attack goes on as usual, or nobody if there is none. */
    private static int loser(BucketsState s) {
        if (s.phase == Phase.TAKE || s.phase == Phase.KEEP) {
            return s.turn;
        }
        if (s.phase != Phase.DEFEND) {
            return Game.NOBODY;
        }
        int value = s.value;
        int seat = s.turn;
        int most = most(s, seat);
        while (most > value && cards(s, seat, value + 1 - s.sum[seat]) > 0) {
            value = Math.min(value + USUAL_RAISE, most);
            seat = BucketsRules.nextStanding(s, seat, s.clockwise);
            most = most(s, seat);
        }
        return seat;
    }

    /** What a seat's cards in this attack would add up to with all it has. */
    private static int most(BucketsState s, int seat) {
        return s.sum[seat] + Reckoning.strength(s.hand[seat], s.colour);
    }

    @Override
    public int move(BucketsState s, int seat, RandomGenerator random) {
        return switch (s.phase) {
            case BUILD -> PLACE + Reckoning.bucket(s, seat);
            case ATTACK -> LAY + attack(s, seat, random);
            case DEFEND -> defend(s, seat);
            case LAY -> lay(s, seat);
            case TAKE ->
                    TAKE + Reckoning.cheapest(s.pyramid[seat], BucketsRules.removable(s, seat));
            case KEEP -> keep(s.pyramid[seat]);
            case LOT, DEAL, DRAW, OVER -> throw new IllegalStateException("it is no seat's turn");
        };
    }

    /** A pyramid in stripes, with some buckets on a whim. */
    @Override
    public int idea(BucketsState s, int seat, RandomGenerator random) {
        if (s.phase != Phase.BUILD) {
            return move(s, seat, random);
        }
        int colours = s.unplaced[seat];
        return random.nextInt(WHIM) == 0
                ? PLACE + Bits.nth(colours, random.nextInt(Bits.size(colours)))
                : PLACE + Stripes.bucket(s, seat);
    }

    /**
     * A single card, so that the hand stays as large, of a colour that endangers the next seat more
     * than oneself.
     */
    private static int attack(BucketsState s, int seat, RandomGenerator random) {
        int next = BucketsRules.nextStanding(s, seat, true);
        int best = Bits.lowest(s.hand[seat].kinds());
        double highest = Double.NEGATIVE_INFINITY;
        for (long rest = s.hand[seat].kinds(); rest != 0; rest &= rest - 1) {
            int card = Bits.lowest(rest);
            int colour = Card.colour(card);
            double score =
                    Reckoning.loss(s, next, s.pyramid[next], colour)
                            - danger(s, seat, s.pyramid[seat], colour)
                            + FORCE * Card.value(card)
                            + random.nextInt(MOODS) / (double) MOODS;
            if (score > highest) {
                highest = score;
                best = card;
            }
        }
        return best;
    }

    private static int defend(BucketsState s, int seat) {
        int missing = Math.max(1, BucketsRules.missing(s, seat));
        int cards = cards(s, seat, missing);
        return cards == 0
                ? GIVE_IN
                : LAY
                        + Reckoning.firstOfLowest(
                                s.hand[seat], s.colour, Card.VALUES, missing, cards);
    }

    /**
     * How many cards a seat would lay to reach a sum: none if it cannot or would rather give in.
     */
    private static int cards(BucketsState s, int seat, int sum) {
        int loss = Reckoning.loss(s, seat, s.pyramid[seat], s.colour);
        for (int n = 1; n <= BucketsRules.MOST_CARDS && loss > NOT_WORTH[n]; n++) {
            if (s.hand[seat].strongest(s.colour, Card.VALUES, n) >= sum) {
                return n;
            }
        }
        return 0;
    }

    /** The fewest and lowest that are enough. */
    private static int lay(BucketsState s, int seat) {
        int missing = BucketsRules.missing(s, seat);
        if (missing <= 0) {
            return DONE;
        }
        int highest = Bag.lowest(s.nowLaid);
        int cards = 1;
        while (s.hand[seat].strongest(s.colour, highest, cards) < missing) {
            cards++;
        }
        return LAY + Reckoning.firstOfLowest(s.hand[seat], s.colour, highest, missing, cards);
    }

    private static int keep(int pyramid) {
        return Reckoning.larger(pyramid) == Pyramid.left(pyramid) ? KEEP_LEFT : KEEP_RIGHT;
    }

    /** A pyramid: as long as nothing has fallen, its value says little. */
    @Override
    public boolean reachesFar(BucketsState s) {
        return s.phase == Phase.BUILD;
    }

    /** When an attack is over. */
    @Override
    public boolean settles(BucketsState s, int steps) {
        return steps > 0 && s.phase == Phase.ATTACK;
    }
}
