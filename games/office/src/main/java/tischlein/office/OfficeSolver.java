package tischlein.office;

import static tischlein.office.OfficeRules.LEFT;
import static tischlein.office.OfficeRules.RIGHT;

import java.util.Arrays;
import java.util.stream.IntStream;
import tischlein.kernel.Bag;
import tischlein.kernel.Solver;
import tischlein.office.LastDuel.Clash;
import tischlein.office.LastDuel.Purse;
import tischlein.office.LastDuel.Terms;

/**
 * Exact bids in the last duel. A bid is five moves; each is mixed as the whole bids that begin so.
 */
final class OfficeSolver implements Solver<OfficeView> {
    private volatile Remembered last = new Remembered(Terms.NONE, new LastDuel(Terms.NONE));

    /** The duel that was asked for last: a bid asks five times. */
    private record Remembered(Terms terms, LastDuel duel) {}

    @Override
    public boolean mix(OfficeView view, int[] choices, int count, double[] mix) {
        if (view.floor() != Floor.SECOND || !view.isBidder()) {
            return false;
        }
        int other = view.owner(LEFT) == view.viewer() ? view.owner(RIGHT) : view.owner(LEFT);
        var terms = terms(view, other);
        var remembered = last;
        var duel = remembered.terms.equals(terms) ? remembered.duel : new LastDuel(terms);
        last = new Remembered(terms, duel);
        var clash = new Clash(0, view.nothing());
        var sums = duel.mySums(clash);
        var shares = duel.solve(clash).mine();
        long hand = hand(view, view.viewer());
        int asked = InfluenceCard.KINDS - 1 - view.bid().size();
        Arrays.fill(mix, 0, count, 0);
        double all = 0;
        for (int n = 0; n < sums.size(); n++) {
            long cards = Payment.exactly(hand, sums.get(n));
            if (Bag.from(cards, asked + 1) == view.bidSoFar()) {
                mix[place(choices, count, OfficeMove.none(asked) + Bag.count(cards, asked))] +=
                        shares.get(n);
                all += shares.get(n);
            }
        }
        double sum = all;
        Arrays.setAll(mix, i -> i < count && sum > 0 ? mix[i] / sum : 0);
        return all > 0; // of a bid that perfect play would not begin it does not know the rest
    }

    private static int place(int[] choices, int count, int code) {
        return IntStream.range(0, count).filter(i -> choices[i] == code).findFirst().orElseThrow();
    }

    static Terms terms(OfficeView view, int other) {
        return new Terms(
                purse(view, view.viewer()),
                purse(view, other),
                view.roof().stream().mapToInt(n -> n).sum(),
                view.kitchen());
    }

    private static long hand(OfficeView view, int seat) {
        return InfluenceCard.bag(view.hands().get(seat));
    }

    private static Purse purse(OfficeView view, int seat) {
        long hand = hand(view, seat);
        var sums =
                IntStream.rangeClosed(0, InfluenceCard.points(hand))
                        .filter(sum -> Payment.exactly(hand, sum) != Payment.IMPOSSIBLE)
                        .boxed()
                        .toList();
        // 8.2: of each two who met on the first floor one is still there
        var beaten = view.clerks().get(Floor.FIRST.ordinal());
        return new Purse(sums, (int) beaten.stream().filter(owner -> owner == seat).count());
    }
}
