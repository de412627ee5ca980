package tischlein.buffet;

import static tischlein.kernel.Bits.bit;
import static tischlein.kernel.Game.CHANCE;
import static tischlein.kernel.Game.NOBODY;

import java.util.Arrays;
import tischlein.buffet.BuffetState.Phase;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;

/**
 * The rules of Schlacht am Buffet, in the order of docs/rules/buffet.md; a number in a comment,
 * such as 5.2, is a rule's number there. Each method does one step and all that follows from it, up
 * to the next choice or draw.
 */
final class BuffetRules {
    static final int FULL_HAND = 9; // 2.2
    static final int TRACK = 40; // 1.4

    private BuffetRules() {}

    private static void await(BuffetState s, Phase phase, int actors) {
        s.phase = phase;
        s.waiting = actors;
    }

    // 2 Setting up

    static void begin(BuffetState s, int first, News news) {
        s.token = first; // 2.4
        news.tell(BuffetNews.BEGINS, first, 0);
        for (int seat = 0; seat < s.seats; seat++) {
            owe(s, seat, FULL_HAND); // 2.2
            s.leftAs[seat] = seat;
        }
        drawOrGoOn(s, news);
    }

    // 3 The buffet opens

    static int platesOfARound(int seats) {
        return seats == 3 ? 5 : seats - 1; // 12.1, 3.1
    }

    private static void openBuffet(BuffetState s) {
        await(s, Phase.SERVE, bit(CHANCE));
        s.toServe = platesOfARound(s.seats);
        s.helping = 1;
        s.left = 0;
        s.atBuffet = Bits.all(s.seats); // 9.1
        Arrays.fill(s.position, 0); // 2.3, 9.2
    }

    static void serve(BuffetState s, int plate, News news) {
        s.stock &= ~(1L << plate);
        s.buffet |= 1L << plate; // 3.2: a set of plates is in order
        news.tell(BuffetNews.SERVED, NOBODY, BuffetNews.plate(plate, s.french));
        s.toServe--;
        if (s.toServe == 0) {
            nextTurn(s, news);
        }
    }

    // 4 Every mouse plays a card

    static void layFaceDown(BuffetState s, int mouse, int card, News news) {
        s.hand[mouse] = Bag.take(s.hand[mouse], card);
        s.faceDown[mouse] = card; // 4.1
        s.waiting &= ~bit(mouse);
        if (s.waiting == 0) {
            reveal(s, news);
        }
    }

    private static void reveal(BuffetState s, News news) {
        for (int rest = s.atBuffet; rest != 0; ) {
            int mouse = Bits.next(rest, s.token); // 4.2
            int card = s.faceDown[mouse];
            int steps = MouseCard.value(card);
            s.position[mouse] += steps; // 4.3, 4.4
            s.discard = Bag.add(s.discard, card); // 4.5
            news.tell(BuffetNews.REVEALS, mouse, card);
            news.tell(BuffetNews.REACHES, mouse, BuffetNews.reached(s.position[mouse], steps));
            rest &= ~bit(mouse);
        }
        if (Bits.size(s.atBuffet) > 2) {
            lastMouseLeaves(s, news);
        } else {
            leaderOfTwoEats(s, news);
        }
    }

    /** Where a mouse is drawn on the track that goes round (4.3). */
    static int square(int position) {
        return Math.floorMod(position, TRACK);
    }

    // 5 The last mouse leaves

    private static void lastMouseLeaves(BuffetState s, News news) {
        int last = alone(s, -1);
        if (last == NOBODY) {
            playOn(s, news); // 5.2
            return;
        }
        boolean maySwap = s.left == 0 && s.helping == 1 && s.hand[last] != Bag.EMPTY; // 6.1, 12.5
        takeWorstPlate(s, last, news); // 5.1
        leave(s, last);
        passToken(s, news);
        if (maySwap) {
            await(s, Phase.SWAP, bit(last));
            s.swapper = last;
            s.lowestGivable = 0;
        } else {
            nextTurn(s, news);
        }
    }

    /** The mouse that is furthest ahead (direction 1) or behind (-1), or nobody if several are. */
    private static int alone(BuffetState s, int direction) {
        int furthest = Integer.MIN_VALUE; // a distance and, in the last three bits, whose it is
        for (int rest = s.atBuffet; rest != 0; rest &= rest - 1) {
            int mouse = Bits.lowest(rest);
            furthest = Math.max(furthest, direction * s.position[mouse] << 3 | mouse);
        }
        int level = 0;
        for (int rest = s.atBuffet; rest != 0; rest &= rest - 1) {
            level += direction * s.position[Bits.lowest(rest)] == furthest >> 3 ? 1 : 0;
        }
        return level == 1 ? furthest & 7 : NOBODY;
    }

    private static void playOn(BuffetState s, News news) {
        news.tell(BuffetNews.NOBODY_LEAVES, NOBODY, 0);
        nextTurn(s, news);
    }

    private static void takeWorstPlate(BuffetState s, int mouse, News news) {
        int plate = Bits.lowest(s.buffet);
        s.buffet &= ~(1L << plate);
        s.won[mouse] |= 1L << plate;
        s.onTop[mouse] = Plate.covered(s.onTop[mouse], plate); // 9.3
        news.tell(BuffetNews.TAKES, mouse, BuffetNews.plate(plate, s.french));
    }

    private static void leave(BuffetState s, int mouse) {
        s.atBuffet &= ~bit(mouse);
        s.leftAs[mouse] = s.left++;
    }

    private static void passToken(BuffetState s, News news) {
        if (!Bits.has(s.atBuffet, s.token)) {
            s.token = Bits.next(s.atBuffet, s.token); // 5.3
            news.tell(BuffetNews.TOKEN, s.token, 0);
        }
    }

    // 6 The swap: card by card and in rising order, so that there is one way to give the same cards
    // back

    static void giveBack(BuffetState s, int mouse, int card, News news) {
        s.hand[mouse] = Bag.take(s.hand[mouse], card);
        s.discard = Bag.add(s.discard, card); // 6.1, 6.2
        owe(s, mouse, 1);
        s.lowestGivable = card;
        news.tell(BuffetNews.GIVES_BACK, mouse, card);
        if (s.hand[mouse] == Bag.EMPTY) {
            endSwap(s, mouse, news);
        }
    }

    static void endSwap(BuffetState s, int mouse, News news) {
        news.tell(BuffetNews.SWAPS, mouse, s.owed[mouse]);
        s.swapper = NOBODY;
        nextTurn(s, news);
    }

    // 7 Two mice

    private static void leaderOfTwoEats(BuffetState s, News news) {
        int leader = alone(s, 1);
        if (leader == NOBODY) {
            playOn(s, news); // 7.2
            return;
        }
        int second = Bits.lowest(s.atBuffet & ~bit(leader));
        boolean anotherHelping = s.seats == 3 && s.helping == 1; // 12.1
        if (anotherHelping) {
            takeWorstPlate(s, second, news); // 12.2
        } else {
            news.tell(BuffetNews.GOES_HUNGRY, second, 0);
        }
        takeWorstPlate(
                s, leader, news); // 7.1, 12.3: the worst that is left is the last of this helping
        leave(s, second); // 8.3, 12.7
        leave(s, leader);
        if (anotherHelping) {
            secondHelping(s, news);
        } else {
            endRound(s, leader, news);
        }
    }

    /** A mouse that must play and has no card first draws nine. */
    private static void nextTurn(BuffetState s, News news) {
        for (int rest = s.atBuffet; rest != 0; rest &= rest - 1) {
            int mouse = Bits.lowest(rest);
            if (s.hand[mouse] == Bag.EMPTY) {
                owe(s, mouse, FULL_HAND); // 7.3
            }
        }
        drawOrGoOn(s, news);
    }

    // 8 Topping up, and all other drawing

    private static void endRound(BuffetState s, int winner, News news) {
        if (Bits.size(s.stock) < platesOfARound(s.seats)) {
            await(s, Phase.OVER, 0); // 10.1; 8.1: no topping up after the last round
            return;
        }
        s.token = Bits.next(Bits.all(s.seats), winner + 1); // 9.4, 12.8
        news.tell(BuffetNews.TOKEN, s.token, 0);
        for (int seat = 0; seat < s.seats; seat++) {
            owe(s, seat, FULL_HAND - Bag.size(s.hand[seat])); // 8.1
        }
        drawOrGoOn(s, news);
    }

    private static void owe(BuffetState s, int seat, int cards) {
        s.owed[seat] += cards;
        s.owing |= cards > 0 ? bit(seat) : 0;
    }

    private static void drawOrGoOn(BuffetState s, News news) {
        if (s.owing != 0) {
            await(s, Phase.DRAW, bit(CHANCE));
            s.drawer = nextDrawer(s);
            ensurePile(s, news);
        } else if (s.atBuffet == 0) {
            openBuffet(s);
        } else {
            await(s, Phase.CHOOSE, s.atBuffet); // 4.1
        }
    }

    private static int nextDrawer(BuffetState s) {
        int drawer = Bits.next(s.owing, s.token); // 7.3: clockwise from the token
        if (s.atBuffet == 0) {
            for (int rest = s.owing; rest != 0; rest &= rest - 1) {
                int seat = Bits.lowest(rest);
                drawer = s.leftAs[seat] < s.leftAs[drawer] ? seat : drawer; // 8.3
            }
        }
        return drawer;
    }

    private static void ensurePile(BuffetState s, News news) {
        if (s.pile == Bag.EMPTY) {
            s.pile = s.discard; // 8.2
            s.made = s.discard;
            s.discard = Bag.EMPTY;
            Arrays.fill(s.drawn, Bag.EMPTY);
            news.tell(BuffetNews.NEW_PILE, NOBODY, 0);
        }
    }

    static void draw(BuffetState s, int card, News news) {
        int seat = s.drawer;
        s.pile = Bag.take(s.pile, card);
        s.hand[seat] = Bag.add(s.hand[seat], card);
        s.drawn[seat] = Bag.add(s.drawn[seat], card);
        news.tell(BuffetNews.DRAWS, seat, card);
        s.owed[seat]--;
        if (s.owed[seat] > 0) {
            ensurePile(s, news);
        } else {
            s.owing &= ~bit(seat);
            s.drawer = NOBODY;
            drawOrGoOn(s, news);
        }
    }

    // 11 The winner: see BuffetRanking

    // 12 Three seats

    private static void secondHelping(BuffetState s, News news) {
        s.helping = 2;
        s.left = 0;
        s.atBuffet = Bits.all(s.seats); // 12.3: with the cards they hold; 12.6: the token stays
        if (!s.french) {
            Arrays.fill(s.position, 0); // 12.4
        }
        news.tell(BuffetNews.SECOND_HELPING, NOBODY, 0);
        nextTurn(s, news);
    }
}
