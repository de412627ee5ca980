package tischlein.pips;

import tischlein.kernel.News;
import tischlein.pips.PipsState.Phase;

/**
 * The rules of Pips, in the order of docs/rules.md; a number in a comment, such as 3.2, is a rule's
 * number there. Each method does one step and all that follows from it, up to the next choice or
 * roll.
 */
final class PipsRules {
    private PipsRules() {}

    // 3 A turn

    static void die(PipsState s, int pips, News news) {
        news.tell(PipsNews.ROLLS, s.turn, pips);
        if (pips == 1) {
            news.tell(PipsNews.LOSES, s.turn, 0); // 3.2
            pass(s, news);
        } else {
            s.pips += pips; // 3.1
            s.phase = Phase.DECIDE; // 3.3
        }
    }

    static void roll(PipsState s, News news) {
        news.tell(PipsNews.ROLLS_AGAIN, s.turn, s.pips);
        s.phase = Phase.DIE; // 3.3
    }

    static void stop(PipsState s, News news) {
        s.banked[s.turn] += s.pips; // 3.4
        news.tell(PipsNews.BANKS, s.turn, s.pips);
        if (s.banked[s.turn] >= s.goal) {
            s.pips = 0;
            s.phase = Phase.OVER; // 4.1
            news.tell(PipsNews.WINS, s.turn, s.banked[s.turn]);
        } else {
            pass(s, news);
        }
    }

    private static void pass(PipsState s, News news) {
        s.pips = 0;
        s.turn = s.turn + 1 == s.seats ? 0 : s.turn + 1; // 3.5
        s.phase = Phase.DIE; // 3.1
        news.tell(PipsNews.PASSES, s.turn, 0);
    }

    // 4 End

    /** What places go by (4.2). */
    static int points(PipsState s, int seat) {
        return s.banked[seat];
    }
}
