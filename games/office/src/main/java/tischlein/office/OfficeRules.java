package tischlein.office;

import static tischlein.kernel.Game.NOBODY;

import tischlein.kernel.Bag;
import tischlein.kernel.News;
import tischlein.office.OfficeState.Phase;

/**
 * The rules of Büro Crazy, in the order of docs/rules/office.md; a number in a comment, such as
 * 4.3, is a rule's number there. Each method does one step and all that follows from it, up to the
 * next choice or draw. Beside it stand {@link Seating}, {@link Payment} and {@link Ranking}.
 */
final class OfficeRules {
    static final int LEFT = 0;
    static final int RIGHT = 1;
    static final int FIRST_DUEL = 8;
    static final int NO_DUEL = 0;
    private static final int HAND_OF_EACH = 4; // 2.4
    private static final int BYE = 10; // 6.1
    private static final int PILES = 9; // 8.1
    private static final int[] PILES_OF_TAKER = {3, 2, 1, 1}; // 8.2

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
            win(s, ahead > 0 ? LEFT : RIGHT, Math.abs(ahead), news);
        }
    }

    private static void show(OfficeState s, int side, News news) {
        s.shown[side] = s.bid[side];
        s.shownBy[side] = owner(s, side);
        news.tell(OfficeNews.BIDS, owner(s, side), s.bid[side]);
    }

    private static void win(OfficeState s, int side, int difference, News news) {
        int loser = owner(s, 1 - side);
        news.tell(OfficeNews.WINS, owner(s, side), s.bid[side]);
        layOnRoof(s, owner(s, side), s.bid[side]); // 3.2
        if (s.duel == Floor.BOSS && s.bid[1 - side] != Bag.EMPTY) {
            news.tell(OfficeNews.LOSES_BID, loser, s.bid[1 - side]);
            layOnRoof(s, loser, s.bid[1 - side]); // 7.1
        }
        compensate(s, loser, difference, news);
        goUp(s, side, news);
    }

    private static void layOnRoof(OfficeState s, int seat, long cards) {
        s.hand[seat] -= cards;
        s.roof += cards;
    }

    private static void compensate(OfficeState s, int loser, int difference, News news) {
        long paid = Payment.atMost(s.reserve, Math.min(difference, s.kitchen)); // 3.3, 3.4
        s.reserve -= paid;
        s.hand[loser] += paid;
        s.kitchen -= InfluenceCard.points(paid); // 3.4
        news.tell(OfficeNews.COMPENSATED, loser, paid);
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

    // 4 A tie

    private static void tie(OfficeState s, News news) {
        int sum = InfluenceCard.points(s.bid[LEFT]);
        news.tell(OfficeNews.TIE, NOBODY, sum);
        s.phase = sum == 0 && s.nothing ? Phase.LOT : Phase.BID; // 4.4
        s.nothing = sum == 0; // 4.4
        int half = (sum + 1) / 2; // 4.1, 4.2
        pay(s, owner(s, LEFT), s.bid[LEFT], half, news); // 4.3: the left one first
        pay(s, owner(s, RIGHT), s.bid[RIGHT], half, news);
        clearBids(s); // 4.5
    }

    private static void pay(OfficeState s, int seat, long given, int sum, News news) {
        long paid = Payment.atMost(given, sum); // 4.3 (a), (b)
        int missing = sum - InfluenceCard.points(paid);
        int card = Bag.lowest(given - paid);
        if (missing > 0 && !Payment.canChange(s.reserve, card, missing)) {
            paid = Payment.atLeast(given, sum); // 4.3 (c)
            missing = 0;
        }
        layOnRoof(s, seat, paid);
        if (paid != Bag.EMPTY) {
            news.tell(OfficeNews.PAYS, seat, paid);
        }
        if (missing > 0) {
            change(s, seat, card, missing, news);
        }
    }

    /** The only way to change cards (2.7). */
    private static void change(OfficeState s, int seat, int card, int missing, News news) {
        long rest = Payment.exactly(s.reserve, missing); // 4.3 (b)
        s.roof += rest;
        s.reserve -= rest;
        long remainder = Payment.exactly(s.reserve, InfluenceCard.value(card) - missing);
        s.hand[seat] = Bag.take(s.hand[seat], card) + remainder;
        s.reserve = Bag.add(s.reserve - remainder, card);
        news.tell(OfficeNews.CHANGES, seat, card);
        news.tell(OfficeNews.CHANGE_TO_ROOF, seat, rest);
        news.tell(OfficeNews.CHANGE_BACK, seat, remainder);
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
            openRoof(s, news);
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
        refillOrMeet(s, news);
    }

    private static void refillOrMeet(OfficeState s, News news) {
        if (InfluenceCard.points(s.reserve) < s.kitchen && s.roof != Bag.EMPTY) {
            s.phase = Phase.REFILL; // 5.7
        } else {
            meet(s, news);
        }
    }

    static void refill(OfficeState s, int card, News news) {
        s.roof = Bag.take(s.roof, card);
        s.reserve = Bag.add(s.reserve, card); // 5.7
        news.tell(OfficeNews.REFILLED, NOBODY, card);
        refillOrMeet(s, news);
    }

    private static void meet(OfficeState s, News news) {
        int left = owner(s, LEFT);
        int right = owner(s, RIGHT);
        if (right == NOBODY) {
            bye(s, left, news);
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

    private static void bye(OfficeState s, int seat, News news) {
        int sum = Math.min(BYE, InfluenceCard.points(s.hand[seat])); // 6.1
        news.tell(OfficeNews.BYE, seat, sum);
        pay(s, seat, s.hand[seat], sum, news);
        goUp(s, LEFT, news);
    }

    // 8 The roof

    private static void openRoof(OfficeState s, News news) {
        s.pile = Bag.size(s.roof) / PILES; // 8.1
        news.tell(OfficeNews.ROOF_OPENS, NOBODY, Bag.size(s.roof));
        s.phase = Phase.SHARE;
        if (s.pile == 0) {
            endShare(s);
        }
    }

    static void share(OfficeState s, int card, News news) {
        s.roof = Bag.take(s.roof, card);
        s.share = Bag.add(s.share, card);
        if (Bag.size(s.share) == s.pile * PILES_OF_TAKER[s.taker]) {
            takeShare(s, taker(s), news);
        }
    }

    private static void takeShare(OfficeState s, int seat, News news) {
        s.hand[seat] += s.share;
        news.tell(OfficeNews.shareOf(s.taker), seat, s.share);
        s.share = Bag.EMPTY;
        s.taker++;
        if (s.taker == PILES_OF_TAKER.length) {
            endShare(s);
        }
    }

    private static void endShare(OfficeState s) {
        s.out = s.roof; // 8.1, 8.2
        s.roof = Bag.EMPTY;
        s.phase = Phase.OVER;
    }

    /** Whose share is drawn: the boss's, then those of the clerks that stayed behind (8.2, 8.3). */
    private static int taker(OfficeState s) {
        if (s.taker == 0) {
            return s.clerk[Floor.BOSS];
        }
        int left = s.clerk[2 * s.taker]; // of the last duel, and then of the two on the first floor
        return left == NOBODY ? s.clerk[2 * s.taker + 1] : left;
    }
}
