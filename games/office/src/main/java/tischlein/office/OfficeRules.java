package tischlein.office;

import static tischlein.kernel.Game.NOBODY;

import tischlein.kernel.Bag;
import tischlein.kernel.News;
import tischlein.office.OfficeState.Due;
import tischlein.office.OfficeState.Phase;

/**
 * The rules of Büro Crazy, in the order of docs/rules/office.md; a number in a comment, such as
 * 4.3, is a rule's number there. Each method does one step and all that follows from it, up to the
 * next choice or draw. Beside it stand {@link Seating}, {@link Payment}, {@link RoofShares} and
 * {@link Ranking}.
 */
final class OfficeRules {
    static final int LEFT = 0;
    static final int RIGHT = 1;
    static final int FIRST_DUEL = 8;
    static final int NO_DUEL = 0;
    private static final int HAND_OF_EACH = 4; // 2.4
    private static final int BYE = 10; // 6.1

    private OfficeRules() {}

    // 2 Setting up

    static void begin(OfficeState s) {
        s.unseated = Seating.all(s.seats); // 2.1
        s.reserve = InfluenceCard.ofEach(InfluenceCard.OF_EACH); // 1.1, 2.6
        for (int seat = 0; seat < s.seats; seat++) {
            s.hand[seat] = InfluenceCard.ofEach(HAND_OF_EACH);
            s.reserve -= s.hand[seat];
        }
    }

    /** Whose clerk the next one will share a pair with, or nobody's if it begins a pair. */
    static int beside(OfficeState s) {
        return s.nextStep % 2 == 0 ? NOBODY : s.clerk[s.nextStep - 1];
    }

    static void takeStep(OfficeState s, int seat, News news) {
        s.clerk[s.nextStep] = seat; // 2.2
        s.unseated = Seating.without(s.unseated, seat);
        news.tell(OfficeNews.TAKES_STEP, seat, s.nextStep - Floor.FIRST_STEP + 1);
        s.nextStep++;
        if (s.unseated == 0) {
            openFloor(s, news);
        }
    }

    // 3 A duel

    static int owner(OfficeState s, int side) {
        return s.clerk[2 * s.duel + side];
    }

    static int side(OfficeState s, int owner) {
        return owner == owner(s, LEFT) ? LEFT : RIGHT;
    }

    /** The card that the owner is to bid some of, from the twenties down to the ones. */
    static int asked(OfficeState s, int side) {
        return InfluenceCard.KINDS - 1 - s.told[side];
    }

    static boolean hasBid(OfficeState s, int side) {
        return s.told[side] == InfluenceCard.KINDS;
    }

    static void bid(OfficeState s, int side, int count, News news) {
        s.bid[side] = Bag.add(s.bid[side], asked(s, side), count); // 3.1
        s.told[side]++;
        if (hasBid(s, LEFT) && hasBid(s, RIGHT)) {
            reveal(s, news);
        }
    }

    private static void reveal(OfficeState s, News news) {
        show(s, LEFT, news);
        show(s, RIGHT, news);
        int ahead = InfluenceCard.points(s.bid[LEFT]) - InfluenceCard.points(s.bid[RIGHT]);
        if (ahead == 0) {
            tie(s, news);
        } else {
            win(s, ahead > 0 ? LEFT : RIGHT, news);
        }
    }

    private static void show(OfficeState s, int side, News news) {
        s.shown[side] = s.bid[side];
        s.shownBy[side] = owner(s, side);
        news.tell(OfficeNews.BIDS, owner(s, side), s.bid[side]);
    }

    private static void win(OfficeState s, int side, News news) {
        int loser = owner(s, 1 - side);
        news.tell(OfficeNews.WINS, owner(s, side), s.bid[side]);
        Payment.layOnRoof(s, owner(s, side), s.bid[side]); // 3.2
        if (s.duel == Floor.BOSS && s.bid[1 - side] != Bag.EMPTY) {
            news.tell(OfficeNews.LOSES_BID, loser, s.bid[1 - side]);
            Payment.layOnRoof(s, loser, s.bid[1 - side]); // 7.1
        }
        owe(s, Due.COMPENSATION, news);
    }

    private static int compensation(OfficeState s) {
        int left = InfluenceCard.points(s.bid[LEFT]);
        int right = InfluenceCard.points(s.bid[RIGHT]);
        return Math.min(Math.abs(left - right), s.kitchen); // 3.3
    }

    private static void compensate(OfficeState s, News news) {
        boolean leftWon = InfluenceCard.points(s.bid[LEFT]) > InfluenceCard.points(s.bid[RIGHT]);
        int loser = owner(s, leftWon ? RIGHT : LEFT);
        int sum = compensation(s);
        long paid = Payment.atMost(s.reserve, sum); // 3.4
        int missing = sum - InfluenceCard.points(paid);
        s.reserve -= paid;
        s.hand[loser] += paid;
        s.kitchen -= InfluenceCard.points(paid); // 3.4
        if (paid != Bag.EMPTY || missing == 0) {
            news.tell(OfficeNews.COMPENSATED, loser, paid);
        }
        if (missing > 0) {
            news.tell(OfficeNews.SHORT, loser, missing);
        }
        goUp(s, leftWon ? LEFT : RIGHT, news);
    }

    private static void goUp(OfficeState s, int side, News news) {
        int clerk = owner(s, side);
        s.clerk[2 * s.duel + side] = NOBODY; // 3.2; 3.5: the other one stays
        s.clerk[s.duel] = clerk;
        s.nothing = false;
        clearBids(s);
        news.tell(OfficeNews.GOES_UP, clerk, s.duel);
        nextDuel(s, news);
    }

    /** Whether the clerk on a place has lost a duel there, and stays for good (3.5). */
    static boolean staysBehind(OfficeState s, int place) {
        boolean over =
                Floor.of(place).compareTo(Floor.below(s.duel)) < 0 || s.clerk[place / 2] >= 0;
        return place > Floor.BOSS && s.clerk[place] >= 0 && s.clerk[place ^ 1] < 0 && over;
    }

    // 4 A tie

    private static void tie(OfficeState s, News news) {
        int sum = InfluenceCard.points(s.bid[LEFT]);
        news.tell(OfficeNews.TIE, NOBODY, sum);
        s.phase = sum == 0 && s.nothing ? Phase.LOT : Phase.BID; // 4.4
        s.nothing = sum == 0; // 4.4
        if (sum == 0) {
            clearBids(s);
        } else {
            owe(s, Due.LEFT_HALF, news); // 4.3: the left one first
        }
    }

    private static int half(OfficeState s) {
        return (InfluenceCard.points(s.bid[LEFT]) + 1) / 2; // 4.1, 4.2
    }

    private static void payHalf(OfficeState s, int side, News news) {
        Payment.pay(s, owner(s, side), s.bid[side], half(s), news);
        if (side == LEFT) {
            owe(s, Due.RIGHT_HALF, news);
        } else {
            clearBids(s); // 4.5
        }
    }

    static void drawLot(OfficeState s, int side, News news) {
        news.tell(OfficeNews.LOT, owner(s, side), 0);
        goUp(s, side, news); // 4.4: without compensation
    }

    // 5 The order

    /** The next one, or {@link #NO_DUEL} after the last. */
    static int duelAfter(int duel) {
        return switch (Floor.below(duel)) {
            case STEPS -> duel < 15 ? duel + 1 : 7; // 5.1
            case GROUND -> duel > 4 ? duel - 1 : 2; // 5.2
            case FIRST -> duel < 3 ? duel + 1 : Floor.BOSS; // 5.3
            case SECOND, SUITE -> NO_DUEL; // 5.4
        };
    }

    private static void nextDuel(OfficeState s, News news) {
        int next = duelAfter(s.duel);
        if (next == NO_DUEL) {
            RoofShares.begin(s, news); // 8
            return;
        }
        boolean sameFloor = Floor.below(next) == Floor.below(s.duel);
        s.duel = next;
        if (sameFloor) {
            meet(s, news);
        } else {
            openFloor(s, news);
        }
    }

    private static void openFloor(OfficeState s, News news) {
        s.kitchen = Floor.below(s.duel).kitchen(); // 5.6
        news.tell(OfficeNews.FLOOR_OPENS, NOBODY, s.duel);
        owe(s, Due.KITCHEN, news);
    }

    /** Whether the reserve has the cards for what is due. */
    private static boolean canPayDue(OfficeState s) {
        if (!s.fetchesChange) {
            return s.due != Due.KITCHEN || InfluenceCard.points(s.reserve) >= s.kitchen;
        }
        return switch (s.due) {
            case NOTHING -> true;
            case KITCHEN -> Payment.exactly(s.reserve, s.kitchen) != Payment.IMPOSSIBLE;
            case COMPENSATION -> Payment.exactly(s.reserve, compensation(s)) != Payment.IMPOSSIBLE;
            case LEFT_HALF -> Payment.isPossible(s, s.bid[LEFT], half(s));
            case RIGHT_HALF -> Payment.isPossible(s, s.bid[RIGHT], half(s));
            case BYE -> Payment.isPossible(s, s.hand[owner(s, LEFT)], priceOfBye(s));
        };
    }

    /** Pays what is due, as soon as the reserve can or the roof cannot help it (5.7). */
    private static void owe(OfficeState s, Due due, News news) {
        s.due = due;
        if (s.roof != Bag.EMPTY && !canPayDue(s)) {
            s.phase = Phase.REFILL;
            return;
        }
        s.due = Due.NOTHING;
        s.phase = Phase.BID;
        switch (due) {
            case NOTHING -> {}
            case KITCHEN -> meet(s, news);
            case COMPENSATION -> compensate(s, news);
            case LEFT_HALF -> payHalf(s, LEFT, news);
            case RIGHT_HALF -> payHalf(s, RIGHT, news);
            case BYE -> payBye(s, news);
        }
    }

    static void refill(OfficeState s, int card, News news) {
        s.roof = Bag.take(s.roof, card);
        s.reserve = Bag.add(s.reserve, card); // 5.7
        news.tell(OfficeNews.REFILLED, NOBODY, card);
        owe(s, s.due, news);
    }

    private static void meet(OfficeState s, News news) {
        int left = owner(s, LEFT);
        int right = owner(s, RIGHT);
        if (right == NOBODY) {
            bye(s, news);
        } else if (left == right) {
            news.tell(OfficeNews.WALKOVER, left, 0);
            goUp(s, LEFT, news); // 6.2
        } else {
            news.tell(OfficeNews.MEET, left, (long) s.duel << 3 | right);
            s.phase = Phase.BID;
        }
    }

    private static void clearBids(OfficeState s) {
        s.bid[LEFT] = Bag.EMPTY;
        s.bid[RIGHT] = Bag.EMPTY;
        s.told[LEFT] = 0;
        s.told[RIGHT] = 0;
    }

    // 6 No duel

    private static int priceOfBye(OfficeState s) {
        return Math.min(BYE, InfluenceCard.points(s.hand[owner(s, LEFT)])); // 6.1
    }

    private static void bye(OfficeState s, News news) {
        news.tell(OfficeNews.BYE, owner(s, LEFT), priceOfBye(s));
        owe(s, Due.BYE, news);
    }

    private static void payBye(OfficeState s, News news) {
        int seat = owner(s, LEFT);
        Payment.pay(s, seat, s.hand[seat], priceOfBye(s), news);
        goUp(s, LEFT, news);
    }
}
