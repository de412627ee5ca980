package tischlein.buckets;

import static tischlein.kernel.Bits.bit;
import static tischlein.kernel.Game.CHANCE;
import static tischlein.kernel.Game.NOBODY;

import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;

/**
 * The rules of Alles im Eimer, in the order of docs/rules/buckets.md; a number in a comment, such
 * as 5.2, is a rule's number there. Each method does one step and all that follows from it, up to
 * the next choice or draw.
 */
final class BucketsRules {
    static final int MOST_CARDS = 3; // 3.1

    private BucketsRules() {}

    private static void await(BucketsState s, Phase phase, int actors) {
        s.phase = phase;
        s.waiting = actors;
    }

    // 2 Setting up: what is in the box and who gets how much is in Edition (1.1, 1.2, 2.1, 8.2)

    static void begin(BucketsState s, int first, News news) {
        s.leader = first; // 2.5
        s.turn = first;
        await(s, Phase.DEAL, bit(CHANCE));
        news.tell(BucketsNews.BEGINS, first, 0);
    }

    static void deal(BucketsState s, int card, News news) {
        draw(s, card, news);
        if (s.hand[s.turn].size() == s.edition.hand) { // 2.2
            s.turn = nextStanding(s, s.turn, true);
            if (s.turn == s.leader) {
                await(s, Phase.BUILD, s.standing); // 2.3
            }
        }
    }

    /** 2.3: a pyramid is built from the base up, each row from the left. */
    static int nextSlot(BucketsState s, int seat) {
        return Bits.lowest(s.edition.slots & ~s.pyramid[seat]);
    }

    static void place(BucketsState s, int seat, int colour, News news) {
        int slot = bit(nextSlot(s, seat));
        s.pyramid[seat] |= slot;
        s.ofColour[seat * Colour.COUNT + colour] |= slot;
        if (unplaced(s, seat, colour) == 0) {
            s.unplaced[seat] &= ~bit(colour);
            if (s.unplaced[seat] == 0) {
                finishPyramid(s, seat, news);
            }
        }
    }

    /** How many buckets of a colour a seat that builds is still to place. */
    static int unplaced(BucketsState s, int seat, int colour) {
        return s.edition.bucketsOfAColour - Bits.size(s.ofColour[seat * Colour.COUNT + colour]);
    }

    private static void finishPyramid(BucketsState s, int seat, News news) {
        s.waiting &= ~bit(seat);
        if (s.waiting == 0) {
            news.tell(BucketsNews.SHOWN, NOBODY, 0); // 2.4
            attack(s, s.leader, news);
        }
    }

    // 3 The attack

    private static void attack(BucketsState s, int leader, News news) {
        s.leader = leader;
        s.turn = leader;
        await(s, Phase.ATTACK, bit(leader));
        news.tell(BucketsNews.LEADS, leader, 0);
    }

    /** 3.1, 4.1: card by card and in falling order: there is one way to lay the same cards. */
    static void lay(BucketsState s, int card, News news) {
        int seat = s.turn;
        s.colour = Card.colour(card);
        s.hand[seat].take(card);
        s.laid[seat].add(card);
        s.sum[seat] += Card.value(card); // 4.2
        s.nowLaid = Bag.add(s.nowLaid, Card.value(card));
        news.tell(BucketsNews.LAYS, seat, card);
        s.phase = Phase.LAY;
        if (Bag.size(s.nowLaid) == MOST_CARDS) {
            endLay(
                    s,
                    news); // with fewer, "done" is said: that no more are in the hand stays secret
        }
    }

    static void endLay(BucketsState s, News news) {
        int seat = s.turn;
        boolean turnsRound = turnsRound(s, seat);
        var what = s.value == 0 ? BucketsNews.ATTACKS : BucketsNews.RAISES;
        news.tell(what, seat, BucketsNews.attack(s.colour, s.sum[seat]));
        s.value = s.sum[seat]; // 3.1, 4.3
        s.nowLaid = Bag.EMPTY;
        if (turnsRound) {
            s.clockwise = !s.clockwise;
            news.tell(BucketsNews.TURNS, seat, s.clockwise ? 1 : 0);
        }
        await(s, Phase.DRAW, bit(CHANCE)); // 3.2
        ensurePile(s, news);
    }

    private static boolean turnsRound(BucketsState s, int seat) {
        return switch (s.turning) { // 8.1
            case FIXED -> false;
            case EQUAL -> s.sum[seat] == s.value;
            case PAIRS -> Bag.size(s.nowLaid) > 1;
        };
    }

    private static void ensurePile(BucketsState s, News news) {
        if (s.pile.isEmpty()) {
            s.pile.become(s.discard); // 3.3
            s.made.become(s.discard);
            s.discard.clear();
            for (int seat = 0; seat < s.seats; seat++) {
                s.drawn[seat].clear();
            }
            news.tell(BucketsNews.NEW_PILE, NOBODY, 0);
        }
    }

    /** The card that a seat draws for having laid some. */
    static void drawOne(BucketsState s, int card, News news) {
        draw(s, card, news);
        s.turn = nextStanding(s, s.turn, s.clockwise); // 3.4, 4.3
        await(s, Phase.DEFEND, bit(s.turn));
    }

    private static void draw(BucketsState s, int card, News news) {
        int seat = s.turn;
        s.pile.take(card);
        s.hand[seat].add(card);
        s.drawn[seat].add(card);
        news.tell(BucketsNews.DRAWS, seat, card);
    }

    /** The next seat that still has buckets. */
    static int nextStanding(BucketsState s, int seat, boolean clockwise) {
        if (clockwise) {
            return Bits.next(s.standing, seat + 1);
        }
        int below = s.standing & Bits.all(seat);
        return Bits.highest(below != 0 ? below : s.standing); // 8.1, 8.5
    }

    // 4 The defence

    /** How much more than the cards it has laid in this attack a seat needs, or less than 1. */
    static int missing(BucketsState s, int seat) {
        int enough = s.turning == Turning.EQUAL ? s.value : s.value + 1; // 4.1, 8.1
        return enough - s.sum[seat]; // 4.2
    }

    /**
     * The cards that may be laid now, a bit set. None is so low that it could not become enough
     * with the best that may still follow it in this turn.
     */
    static long layable(BucketsState s, int seat) {
        if (s.phase == Phase.ATTACK) {
            return s.hand[seat].kinds(); // 3.1
        }
        int cards = MOST_CARDS - Bag.size(s.nowLaid); // 4.2
        int highest = s.nowLaid == Bag.EMPTY ? Card.VALUES : Bag.lowest(s.nowLaid);
        int missing = missing(s, seat);
        long values = s.hand[seat].kinds() >>> Card.lowest(s.colour) & Bits.all(highest);
        while (values != 0
                && s.hand[seat].strongest(s.colour, Bits.lowest(values) + 1, cards) < missing) {
            values &= values - 1;
        }
        return values << Card.lowest(s.colour);
    }

    static void giveIn(BucketsState s, News news) {
        news.tell(BucketsNews.GIVES_IN, s.turn, s.colour); // 4.4
        s.phase = Phase.TAKE;
    }

    // 5 Losing buckets

    /** The slots that the seat that gave in may remove a bucket from, a bit set. */
    static int removable(BucketsState s, int seat) {
        int ofColour = s.ofColour[seat * Colour.COUNT + s.colour] & s.pyramid[seat];
        return ofColour != 0 ? ofColour : s.pyramid[seat]; // 5.1, 5.2
    }

    static int colour(BucketsState s, int seat, int slot) {
        int colour = 0;
        while (!Bits.has(s.ofColour[seat * Colour.COUNT + colour], slot)) {
            colour++;
        }
        return colour;
    }

    static void take(BucketsState s, int slot, News news) {
        int seat = s.turn;
        int before = s.pyramid[seat];
        int after = Pyramid.without(before, slot); // 5.3
        int fallen = before & ~after & ~bit(slot);
        s.pyramid[seat] = after;
        news.tell(BucketsNews.REMOVES, seat, BucketsNews.bucket(slot, colour(s, seat, slot)));
        if (fallen != 0) {
            news.tell(BucketsNews.COLLAPSES, seat, fallen);
        }
        if (Pyramid.isSplit(after)) {
            news.tell(BucketsNews.SPLITS, seat, 0);
            s.phase = Phase.KEEP; // 5.4
        } else {
            endAttack(s, news);
        }
    }

    static void keep(BucketsState s, boolean left, News news) {
        int seat = s.turn;
        int before = s.pyramid[seat];
        s.pyramid[seat] = left ? Pyramid.left(before) : Pyramid.right(before); // 5.4
        int lost = before & ~s.pyramid[seat];
        news.tell(left ? BucketsNews.KEEPS_LEFT : BucketsNews.KEEPS_RIGHT, seat, lost);
        endAttack(s, news);
    }

    // 6 The next attack

    private static void endAttack(BucketsState s, News news) {
        for (int seat = 0; seat < s.seats; seat++) {
            s.discard.add(s.laid[seat]); // 6.1
            s.laid[seat].clear();
            s.sum[seat] = 0;
        }
        s.colour = Colour.NONE;
        s.value = 0;
        s.clockwise = true; // 8.4
        int loser = s.turn;
        if (s.pyramid[loser] == 0) {
            wreck(s, loser, news);
        } else {
            news.tell(BucketsNews.HAS_LEFT, loser, Bits.size(s.pyramid[loser]));
            attack(s, loser, news); // 6.2
        }
    }

    private static void wreck(BucketsState s, int loser, News news) {
        s.wrecks++;
        s.wreckedAs[loser] = s.wrecks;
        s.standing &= ~bit(loser); // 6.3
        news.tell(BucketsNews.WRECKED, loser, 0);
        if (s.wrecks == s.wrecksToEnd) {
            await(s, Phase.OVER, 0); // 7.1
            return;
        }
        discardHand(s, loser, news); // 6.3
        attack(s, nextStanding(s, loser, true), news); // 6.3, 8.4
    }

    private static void discardHand(BucketsState s, int loser, News news) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long values = s.hand[loser].values(colour);
            if (values != Bag.EMPTY) {
                news.tell(BucketsNews.DISCARDS, loser, BucketsNews.cards(colour, values));
            }
        }
        s.discard.add(s.hand[loser]);
        s.hand[loser].clear();
    }

    // 7 End

    /** How many pyramids must be gone. */
    static int wrecksToEnd(int seats, Edition edition, boolean toTheLast) {
        if (toTheLast) {
            return seats - 1; // 8.3
        }
        return edition == Edition.FULL && seats > 4 ? 2 : 1; // 7.1, 8.2
    }

    /** How many buckets a seat has, with those it is still to place. */
    static int buckets(BucketsState s, int seat) {
        return Bits.size(s.phase.compareTo(Phase.BUILD) > 0 ? s.pyramid[seat] : s.edition.slots);
    }

    /** The higher is placed higher, equal ones share a place. */
    static int rank(BucketsState s, int seat) {
        int buckets = buckets(s, seat);
        return buckets > 0 ? s.seats + buckets : s.wreckedAs[seat]; // 7.2, 7.3
    }
}
