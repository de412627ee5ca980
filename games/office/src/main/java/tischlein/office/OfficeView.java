package tischlein.office;

import static tischlein.office.OfficeRules.LEFT;
import static tischlein.office.OfficeRules.RIGHT;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tischlein.kernel.Bag;
import tischlein.office.OfficeState.Due;
import tischlein.office.OfficeState.Phase;

/**
 * What one seat knows. Hands start equal, and what is bid and paid is seen by all: so an attentive
 * player knows every hand, whether purses are open or not. Only a bid that is not shown yet is
 * known to nobody but its owner; of another's there is no trace here, nor of whether it is made.
 *
 * @param open whether the purses of others are shown with all their cards, or only counted
 * @param due for what a card of the roof is drawn, while one is
 * @param clerks by floor, from the steps up, and from left to right: whose clerk stands there, or
 *     -1
 * @param beaten by floor, the places of the clerks that stay there for good
 * @param floor where the clerks stand who meet now
 * @param office which pair or office of that floor they are in, from 0 on the left
 * @param hands by seat, the values of the cards from the highest down, with what is bid and not
 *     shown
 * @param bid how many twenties, tens, fives, twos and ones the viewer has bid so far: empty if none
 * @param nothing whether the last bids of this duel were 0 : 0
 * @param shown the last bids that were shown, left and right; empty if there were none yet
 * @param out the roof cards that nobody gets
 * @param pile how many cards each of the nine piles has, once the roof is shared out
 * @param taker whose share is drawn: 0 the boss's, 1 the challenger's, 2 and 3 those of the beaten
 *     two
 * @param drawn how many cards of that share are drawn; they count as roof until it is whole
 * @param meeting the two who meet now, if any do
 * @param shares who takes which piles, once the roof is shared out
 */
public record OfficeView(
        int viewer,
        boolean open,
        Phase phase,
        Due due,
        List<List<Integer>> clerks,
        List<List<Integer>> beaten,
        Floor floor,
        int office,
        List<List<Integer>> hands,
        int kitchen,
        List<Integer> reserve,
        List<Integer> roof,
        List<Integer> bid,
        boolean nothing,
        List<Shown> shown,
        List<Integer> out,
        int pile,
        int taker,
        int drawn,
        List<OfficeMeeting> meeting,
        List<OfficeShare> shares) {

    /** A bid that everybody has seen, with its cards from the highest down. */
    public record Shown(int seat, List<Integer> cards) {}

    static OfficeView of(OfficeState s, int viewer) {
        var floor = Floor.below(s.duel);
        return new OfficeView(
                viewer,
                s.open,
                s.phase,
                s.due,
                Stream.of(Floor.values()).map(each -> standing(s, each)).toList(),
                Stream.of(Floor.values()).map(each -> beaten(s, each)).toList(),
                floor,
                s.duel - floor.leftmost() / 2,
                Arrays.stream(s.hand).mapToObj(InfluenceCard::values).toList(),
                s.kitchen,
                InfluenceCard.values(s.reserve),
                InfluenceCard.values(s.roof + s.share),
                bid(s, viewer),
                s.nothing,
                IntStream.of(LEFT, RIGHT)
                        .filter(side -> s.shownBy[side] >= 0)
                        .mapToObj(side ->
                                new Shown(s.shownBy[side], InfluenceCard.values(s.shown[side])))
                        .toList(),
                InfluenceCard.values(s.out),
                s.pile,
                s.taker,
                Bag.size(s.share),
                OfficeMeeting.of(s),
                OfficeShare.of(s));
    }

    private static List<Integer> standing(OfficeState s, Floor floor) {
        return Arrays.stream(s.clerk, floor.leftmost(), 2 * floor.leftmost()).boxed().toList();
    }

    private static List<Integer> beaten(OfficeState s, Floor floor) {
        return IntStream.range(0, floor.leftmost())
                .filter(place -> OfficeRules.staysBehind(s, floor.leftmost() + place))
                .boxed()
                .toList();
    }

    private static List<Integer> bid(OfficeState s, int viewer) {
        if (s.phase != Phase.BID || !isBidder(s, viewer)) {
            return List.of();
        }
        int side = OfficeRules.side(s, viewer);
        return IntStream.range(0, s.told[side])
                .mapToObj(n -> Bag.count(s.bid[side], InfluenceCard.KINDS - 1 - n))
                .toList();
    }

    private static boolean isBidder(OfficeState s, int seat) {
        return seat == OfficeRules.owner(s, LEFT) || seat == OfficeRules.owner(s, RIGHT);
    }

    /** The duel's number, as {@link Floor} numbers them. */
    int duel() {
        return floor.leftmost() / 2 + office;
    }

    /** Whose clerk is on the left (0) or on the right (1) of those that meet now, or nobody's. */
    int owner(int side) {
        return clerks.get(floor.ordinal()).get(2 * office + side);
    }

    boolean isBidder() {
        return phase == Phase.BID
                && viewer >= 0
                && (viewer == owner(LEFT) || viewer == owner(RIGHT));
    }

    /** Whether the bids that were shown last still lie there, until they are paid for. */
    private boolean isPaidFor() {
        return switch (due) {
            case COMPENSATION, LEFT_HALF, RIGHT_HALF -> true;
            case NOTHING, KITCHEN, BYE -> false;
        };
    }

    /** Whether a share is being drawn of which nobody knows what it is. */
    boolean hides() {
        return drawn > 0 && Bag.variety(InfluenceCard.bag(roof)) > 1;
    }

    /** Of bids that are not shown, nobody else has begun to make one. */
    OfficeState imagine(RandomGenerator random, boolean fetchesChange) {
        var s = new OfficeState(hands.size(), open, fetchesChange);
        s.phase = phase;
        s.due = due;
        placeClerks(s);
        s.duel = duel();
        Arrays.setAll(s.hand, seat -> InfluenceCard.bag(hands.get(seat)));
        s.kitchen = kitchen;
        s.reserve = InfluenceCard.bag(reserve);
        long undealt = InfluenceCard.bag(roof);
        s.share = Bag.handful(undealt, drawn, random);
        s.roof = undealt - s.share;
        s.nothing = nothing;
        s.out = InfluenceCard.bag(out);
        s.pile = pile;
        s.taker = taker;
        for (int side = 0; side < shown.size(); side++) {
            s.shown[side] = InfluenceCard.bag(shown.get(side).cards);
            s.shownBy[side] = shown.get(side).seat;
            if (isPaidFor()) {
                s.bid[side] = s.shown[side];
                s.told[side] = InfluenceCard.KINDS;
            }
        }
        if (!bid.isEmpty()) {
            int side = OfficeRules.side(s, viewer);
            s.told[side] = bid.size();
            s.bid[side] = bidSoFar();
        }
        return s;
    }

    /** Makes a state another one that looks the same to a viewer. */
    static void reimagine(OfficeState s, int viewer, RandomGenerator random) {
        for (int side : new int[] {LEFT, RIGHT}) {
            if (s.phase == Phase.BID && OfficeRules.owner(s, side) != viewer) {
                s.bid[side] = Bag.EMPTY;
                s.told[side] = 0;
            }
        }
        long undealt = s.roof + s.share;
        s.share = Bag.handful(undealt, Bag.size(s.share), random);
        s.roof = undealt - s.share;
    }

    /** What the viewer has bid so far. */
    long bidSoFar() {
        long cards = Bag.EMPTY;
        for (int n = 0; n < bid.size(); n++) {
            cards = Bag.add(cards, InfluenceCard.KINDS - 1 - n, bid.get(n));
        }
        return cards;
    }

    private void placeClerks(OfficeState s) {
        for (var each : Floor.values()) {
            var standing = clerks.get(each.ordinal());
            for (int n = 0; n < standing.size(); n++) {
                s.clerk[each.leftmost() + n] = standing.get(n);
            }
        }
        s.unseated = Seating.all(s.seats);
        if (phase != Phase.SEATING) {
            s.nextStep += s.seats * Seating.clerks(s.seats);
            s.unseated = 0;
        }
        for (; s.unseated > 0 && s.clerk[s.nextStep] >= 0; s.nextStep++) {
            s.unseated = Seating.without(s.unseated, s.clerk[s.nextStep]);
        }
    }
}
