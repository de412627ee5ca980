package tischlein.buffet;

import static tischlein.buffet.BuffetMove.GIVE_BACK;
import static tischlein.buffet.BuffetMove.KEEP_THE_REST;
import static tischlein.buffet.BuffetMove.PLAY;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.buffet.BuffetState.Phase;
import tischlein.kernel.Advice;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;

/** What a mouse of some experience thinks. */
final class BuffetAdvice implements Advice<BuffetState> {
    /** Cards below this are swapped away. */
    private static final int WORTH_KEEPING = 5;

    /** How much a point says about who will win, in the last round; and how it fades before. */
    private static final double STEEPNESS = 0.51;

    private static final double FADING = -0.65;

    /** By card, from -1 up: what it is worth to have one more of it in the hand, in hundredths. */
    private static final int[] CARDS = {-36, -49, -53, -51, -54, -38, -27, 1, 42, 88, 118};

    /** By set of cards: what they are worth together. A search asks for it all the time. */
    private static final int[] ONE_OF_EACH =
            IntStream.range(0, 1 << MouseCard.KINDS)
                    .map(set ->
                            IntStream.range(0, MouseCard.KINDS)
                                    .filter(card -> Bits.has(set, card))
                                    .map(card -> CARDS[card])
                                    .sum())
                    .toArray();

    private static final int POINT = 100;

    /** What a card less is worth that is thrown away for nothing: only between equal choices. */
    private static final double TRIFLE = 1e-9;

    /** By rounds left. */
    private static final Weights[] WEIGHTS =
            IntStream.rangeClosed(0, Plate.COUNT)
                    .mapToDouble(rounds -> Math.pow(Math.max(1, rounds), FADING))
                    .mapToObj(faded -> new Weights(STEEPNESS * faded))
                    .toArray(Weights[]::new);

    @Override
    public double value(BuffetState s, int seat) {
        double mine = 0;
        double all = 0;
        var weights = WEIGHTS[roundsLeft(s)];
        for (int other = 0; other < s.seats; other++) {
            double weight = weights.of(prospect(s, other));
            all += weight;
            mine += other == seat ? weight : 0;
        }
        return mine / all - (done(s, seat) ? TRIFLE * Bag.size(s.discard) : 0);
    }

    /** Points now, with what the race promises, in hundredths. */
    private static int prospect(BuffetState s, int seat) {
        int points = POINT * BuffetRanking.points(s, seat);
        points += done(s, seat) ? 0 : strength(s.hand[seat]);
        if (Bits.has(s.atBuffet, seat) && s.phase != Phase.OVER) {
            points += promise(s, seat);
        }
        return points;
    }

    /** Whether a mouse plays no more card: it is out of the last round (10.1, 12.5). */
    private static boolean done(BuffetState s, int seat) {
        boolean last = Bits.size(s.stock) < BuffetRules.platesOfARound(s.seats);
        return last && s.seats > 3 && !Bits.has(s.atBuffet, seat);
    }

    /** How many rounds are not over. */
    private static int roundsLeft(BuffetState s) {
        int plates = BuffetRules.platesOfARound(s.seats);
        return Bits.size(s.stock) / plates + (s.buffet != 0 ? 1 : 0);
    }

    /** What the hand is worth: no count in it has more than four bits (2.2). */
    private static int strength(long hand) {
        return ONE_OF_EACH[Bag.kindsCounted(hand, 0)]
                + 2 * ONE_OF_EACH[Bag.kindsCounted(hand, 1)]
                + 4 * ONE_OF_EACH[Bag.kindsCounted(hand, 2)]
                + 8 * ONE_OF_EACH[Bag.kindsCounted(hand, 3)];
    }

    /**
     * What the plate would bring that this mouse gets if the mice leave in the order they now run
     * in.
     */
    private static int promise(BuffetState s, int seat) {
        int behind = 0;
        int level = 0;
        for (int rest = s.atBuffet & ~Bits.bit(seat); rest != 0; rest &= rest - 1) {
            int other = Bits.lowest(rest);
            behind += s.position[other] < s.position[seat] ? 1 : 0;
            level += s.position[other] == s.position[seat] ? 1 : 0;
        }
        int mice = Bits.size(s.atBuffet);
        int sum = 0;
        for (int place = behind; place <= behind + level; place++) {
            sum += gainOfPlace(s, seat, place, mice);
        }
        return POINT * sum / (level + 1);
    }

    private static int gainOfPlace(BuffetState s, int seat, int place, int mice) {
        boolean allEat = s.seats == 3 && s.helping == 1; // 12.2
        if (!allEat && place == mice - 2) {
            return 0; // 7.1
        }
        int nth = !allEat && place == mice - 1 ? mice - 2 : place;
        return Plate.gain(s.onTop[seat], Bits.nth(s.buffet, nth));
    }

    @Override
    public int move(BuffetState s, int seat, RandomGenerator random) {
        return s.phase == Phase.SWAP ? swap(s, seat) : card(s, seat, random);
    }

    private static int swap(BuffetState s, int seat) {
        if (done(s, seat)) {
            return KEEP_THE_REST;
        }
        long givable = Bag.from(s.hand[seat], s.lowestGivable);
        boolean low = givable != Bag.EMPTY && MouseCard.value(Bag.lowest(givable)) < WORTH_KEEPING;
        return low ? GIVE_BACK + Bag.lowest(givable) : KEEP_THE_REST;
    }

    /**
     * A high card if staying pays, a low one if the worst plate is as good as what may come later.
     */
    private static int card(BuffetState s, int seat, RandomGenerator random) {
        long hand = s.hand[seat];
        int worst = Plate.gain(s.onTop[seat], Bits.lowest(s.buffet));
        int best = Plate.gain(s.onTop[seat], Bits.highest(s.buffet));
        boolean run = Bits.size(s.atBuffet) == 2 ? best > 0 : best - worst > random.nextInt(4);
        int size = Bag.size(hand);
        int half = (size + 1) / 2;
        int nth = run ? size - 1 - random.nextInt(half) : random.nextInt(half);
        return PLAY + Bag.nth(hand, nth);
    }

    /** When a round is over: who runs ahead in the middle of one says little about its end. */
    @Override
    public boolean settles(BuffetState s, int steps) {
        return steps > 0 && s.left == 0;
    }
}
