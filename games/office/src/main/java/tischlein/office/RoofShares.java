package tischlein.office;

import static tischlein.kernel.Game.NOBODY;

import tischlein.kernel.Bag;
import tischlein.kernel.News;
import tischlein.office.OfficeState.Phase;

/** The end of the game: the roof is shared out (8). */
final class RoofShares {
    static final int TAKERS = 4;
    private static final int PILES = 9; // 8.1
    private static final int[] PILES_OF_TAKER = {3, 2, 1, 1}; // 8.2

    private RoofShares() {}

    static void begin(OfficeState s, News news) {
        s.pile = Bag.size(s.roof) / PILES; // 8.1
        news.tell(OfficeNews.ROOF_OPENS, NOBODY, Bag.size(s.roof));
        s.phase = Phase.SHARE;
        if (s.pile == 0) {
            end(s);
        }
    }

    static void draw(OfficeState s, int card, News news) {
        s.roof = Bag.take(s.roof, card);
        s.share = Bag.add(s.share, card);
        if (Bag.size(s.share) == s.pile * piles(s.taker)) {
            take(s, taker(s, s.taker), news);
        }
    }

    private static void take(OfficeState s, int seat, News news) {
        s.hand[seat] += s.share;
        news.tell(OfficeNews.shareOf(s.taker), seat, s.share);
        s.share = Bag.EMPTY;
        s.taker++;
        if (s.taker == TAKERS) {
            end(s);
        }
    }

    private static void end(OfficeState s) {
        s.out = s.roof; // 8.1, 8.2
        s.roof = Bag.EMPTY;
        s.phase = Phase.OVER;
    }

    static int piles(int taker) {
        return PILES_OF_TAKER[taker];
    }

    /** Whose a share is: the boss's, then those of the clerks that stayed behind (8.2, 8.3). */
    static int taker(OfficeState s, int taker) {
        if (taker == 0) {
            return s.clerk[Floor.BOSS];
        }
        int left = s.clerk[2 * taker]; // of the last duel, and then of the two on the first floor
        return left == NOBODY ? s.clerk[2 * taker + 1] : left;
    }
}
