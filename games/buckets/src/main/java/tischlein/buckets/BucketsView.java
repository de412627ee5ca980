package tischlein.buckets;

import static tischlein.kernel.Bits.bit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;

/**
 * What one seat knows, as an attentive player would remember it. Whatever is not put in here stays
 * hidden.
 *
 * <p>How far the others are with their pyramids is the table's to show, not the game's: a bot must
 * not play by it.
 *
 * @param wrecksToEnd how many pyramids must be gone for the game to end
 * @param hand the viewer's cards, by colour and rising; empty for an onlooker
 * @param made what the pile was made of, all the cards or the last discard
 * @param drawn what the viewer drew since then
 * @param turn who lays, draws, takes or keeps
 * @param colour of the attack, once a card is laid
 * @param value to beat; 0 until the leader has laid
 * @param nowLaid the values laid so far in this turn, falling
 * @param limits of the box on the table
 * @param danger what the seat whose turn it is could lose
 */
public record BucketsView(
        int viewer,
        Edition edition,
        Turning turning,
        int wrecksToEnd,
        Phase phase,
        List<Card> hand,
        List<Card> discard,
        List<Card> made,
        List<Card> drawn,
        int pile,
        List<Farm> farms,
        int leader,
        int turn,
        List<Colour> colour,
        int value,
        boolean clockwise,
        List<Integer> nowLaid,
        BucketsLimits limits,
        BucketsDanger danger) {

    /**
     * What the viewer knows of a seat.
     *
     * @param cards how many cards it has in hand
     * @param drawn how many it drew since the pile was made
     * @param laid the values of the cards it laid in this attack, rising
     * @param sum what they add up to
     * @param pyramid the buckets that stand, from the base up and from the left; of another seat
     *     only once all pyramids are shown
     * @param wreckedAs 1 if it was the first to lose its last bucket, 2 if the second …, 0 if it
     *     has not
     */
    public record Farm(
            int cards,
            int drawn,
            List<Integer> laid,
            int sum,
            List<Bucket> pyramid,
            int wreckedAs) {}

    static BucketsView of(BucketsState s, int viewer) {
        boolean seated = viewer >= 0;
        return new BucketsView(
                viewer,
                s.edition,
                s.turning,
                s.wrecksToEnd,
                s.phase,
                seated ? s.hand[viewer].list() : List.of(),
                s.discard.list(),
                s.made.list(),
                seated ? s.drawn[viewer].list() : List.of(),
                s.pile.size(),
                IntStream.range(0, s.seats).mapToObj(seat -> farm(s, seat, viewer)).toList(),
                s.leader,
                s.turn,
                s.colour == Colour.NONE ? List.of() : List.of(Colour.ALL.get(s.colour)),
                s.value,
                s.clockwise,
                Bag.list(s.nowLaid).reversed(),
                BucketsLimits.of(s.edition),
                BucketsDanger.of(s));
    }

    private static Farm farm(BucketsState s, int seat, int viewer) {
        boolean shown = seat == viewer || s.phase.compareTo(Phase.BUILD) > 0; // 2.4
        return new Farm(
                s.hand[seat].size(),
                s.drawn[seat].size(),
                s.laid[seat].list().stream().map(Card::value).toList(),
                s.sum[seat],
                shown ? pyramid(s, seat) : List.of(),
                s.wreckedAs[seat]);
    }

    private static List<Bucket> pyramid(BucketsState s, int seat) {
        var buckets = new ArrayList<Bucket>(Bits.size(s.pyramid[seat]));
        for (int rest = s.pyramid[seat]; rest != 0; rest &= rest - 1) {
            int slot = Bits.lowest(rest);
            var colour = Colour.ALL.get(BucketsRules.colour(s, seat, slot));
            buckets.add(new Bucket(Slot.numbered(slot), colour));
        }
        return Collections.unmodifiableList(buckets);
    }

    /**
     * Whether some hidden card could be another one: the pile and the others' hands may be dealt
     * otherwise.
     */
    boolean hides() {
        var unseen = unseen();
        var undrawn = undrawn();
        var possible = new Cards(unseen);
        possible.keepCommon(undrawn);
        if (Bits.size(possible.kinds()) > 1 && pile > 0 && pile < possible.size()) {
            return true;
        }
        var only = possible.lowest(pile);
        unseen.take(only);
        undrawn.take(only);
        return varies(unseen, others().filter(seat -> farms.get(seat).cards > 0))
                || varies(undrawn, others().filter(seat -> farms.get(seat).drawn > 0));
    }

    private static boolean varies(Cards cards, IntStream holders) {
        return Bits.size(cards.kinds()) > 1 && holders.count() > 1;
    }

    private IntStream others() {
        return IntStream.range(0, farms.size()).filter(seat -> seat != viewer);
    }

    /** All cards but the viewer's and the open ones: the pile and the others' hands. */
    private Cards unseen() {
        var unseen = new Cards(edition.cards);
        unseen.take(Cards.of(hand));
        unseen.take(Cards.of(discard));
        farms.forEach(farm -> unseen.take(Cards.of(cards(farm.laid))));
        return unseen;
    }

    /**
     * What the pile was made of, less what the viewer drew of it: the rest of it, and what the
     * others drew.
     */
    private Cards undrawn() {
        var undrawn = Cards.of(made);
        undrawn.take(Cards.of(drawn));
        return undrawn;
    }

    /** Cards of the attack's colour. */
    private List<Card> cards(List<Integer> values) {
        return values.stream().map(value -> new Card(colour.getFirst(), value)).toList();
    }

    BucketsState imagine(RandomGenerator random) {
        var s = new BucketsState(farms.size(), edition, turning, wrecksToEnd);
        s.phase = phase;
        s.discard.become(Cards.of(discard));
        s.made.become(Cards.of(made));
        s.leader = leader;
        s.turn = turn;
        s.colour = colour.isEmpty() ? Colour.NONE : colour.getFirst().ordinal();
        s.value = value;
        s.clockwise = clockwise;
        s.nowLaid = Bag.of(nowLaid);
        for (int seat = 0; seat < s.seats; seat++) {
            setUp(s, seat, farms.get(seat));
        }
        if (viewer >= 0) {
            s.hand[viewer].become(Cards.of(hand));
            s.drawn[viewer].become(Cards.of(drawn));
        }
        deal(s, viewer, pile, seat -> farms.get(seat).cards, seat -> farms.get(seat).drawn, random);
        s.waiting = waiting(s);
        return s;
    }

    private int waiting(BucketsState s) {
        return switch (phase) {
            case LOT, DEAL, DRAW -> bit(Game.CHANCE);
            case BUILD ->
                    viewer >= 0 && s.unplaced[viewer] == 0 ? s.standing & ~bit(viewer) : s.standing;
            case ATTACK, DEFEND, LAY, TAKE, KEEP -> bit(turn);
            case OVER -> 0;
        };
    }

    /** Another seat's pyramid that is not shown yet is one that is not begun. */
    private void setUp(BucketsState s, int seat, Farm farm) {
        for (var bucket : farm.pyramid) {
            int slot = bit(bucket.slot().number());
            s.pyramid[seat] |= slot;
            s.ofColour[seat * Colour.COUNT + bucket.colour().ordinal()] |= slot;
        }
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            boolean placed =
                    phase.compareTo(Phase.BUILD) > 0 || BucketsRules.unplaced(s, seat, colour) == 0;
            s.unplaced[seat] &= placed ? ~bit(colour) : ~0;
        }
        s.wreckedAs[seat] = farm.wreckedAs;
        if (farm.wreckedAs > 0) {
            s.wrecks++;
            s.standing &= ~bit(seat);
        }
        s.laid[seat].become(Cards.of(cards(farm.laid)));
        s.sum[seat] = farm.sum;
    }

    /** Makes a state another one that looks the same to a viewer. */
    static void reimagine(BucketsState s, int viewer, RandomGenerator random) {
        if (s.phase == Phase.BUILD) {
            for (int seat = 0; seat < s.seats; seat++) {
                if (seat != viewer) {
                    s.pyramid[seat] = 0; // 2.4
                    Arrays.fill(s.ofColour, seat * Colour.COUNT, (seat + 1) * Colour.COUNT, 0);
                    s.unplaced[seat] = Bits.all(Colour.COUNT);
                    s.waiting |= bit(seat);
                }
            }
        }
        int pile = s.pile.size();
        deal(s, viewer, pile, seat -> s.hand[seat].size(), seat -> s.drawn[seat].size(), random);
    }

    /**
     * The pile is part of what it was made of, less what the viewer drew of it; the rest is in the
     * hands.
     *
     * @param cards how many each other seat has
     * @param drew how many it drew since the pile was made
     */
    private static void deal(
            BucketsState s,
            int viewer,
            int pile,
            IntUnaryOperator cards,
            IntUnaryOperator drew,
            RandomGenerator random) {
        var unseen = new Cards(s.edition.cards);
        unseen.take(s.discard);
        var undrawn = new Cards(s.made);
        for (int seat = 0; seat < s.seats; seat++) {
            unseen.take(s.laid[seat]);
        }
        if (viewer >= 0) {
            unseen.take(s.hand[viewer]);
            undrawn.take(s.drawn[viewer]);
        }
        var possible = new Cards(unseen);
        possible.keepCommon(undrawn);
        s.pile.become(possible.drawHand(pile, random));
        unseen.take(s.pile);
        undrawn.take(s.pile);
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat != viewer) {
                s.hand[seat].become(unseen.drawHand(cards.applyAsInt(seat), random));
                s.drawn[seat].become(undrawn.drawHand(drew.applyAsInt(seat), random));
            }
        }
    }
}
