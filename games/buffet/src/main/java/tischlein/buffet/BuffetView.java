package tischlein.buffet;

import static tischlein.kernel.Bits.bit;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.buffet.BuffetState.Phase;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;

/**
 * What one seat knows, as an attentive player would remember it. Whatever is not put in here stays
 * hidden.
 *
 * <p>Who else has chosen a card is the table's to show, not the game's: a bot must not play by it.
 *
 * @param hand the values of the viewer's cards, rising; empty for an onlooker
 * @param faceDown the card the viewer has chosen, if any
 * @param made what the pile was made of, all the cards or the last discard
 * @param drawn what the viewer drew since then
 * @param stock plates still to come
 * @param round which one it is, and whose each plate will be
 */
public record BuffetView(
        int viewer,
        boolean french,
        Phase phase,
        List<Integer> hand,
        List<Integer> faceDown,
        List<Integer> discard,
        List<Integer> made,
        List<Integer> drawn,
        int pile,
        List<Plate> stock,
        List<Plate> buffet,
        int toServe,
        List<Mouse> mice,
        int left,
        int helping,
        int token,
        int drawer,
        int swapper,
        int lowestGivable,
        BuffetRound round) {

    /**
     * What everybody knows of a mouse and its player.
     *
     * @param cards how many cards the player has, with one that lies face down
     * @param drawn how many it drew since the pile was made
     * @param won all plates won, from the best to the worst
     * @param onTop those that count
     */
    public record Mouse(
            int cards,
            int owed,
            int drawn,
            int position,
            boolean atBuffet,
            int leftAs,
            List<Plate> won,
            List<Plate> onTop) {}

    static BuffetView of(BuffetState s, int viewer) {
        boolean seated = viewer >= 0;
        boolean chosen = seated && hasChosen(s, viewer);
        return new BuffetView(
                viewer,
                s.french,
                s.phase,
                seated ? MouseCard.values(s.hand[viewer]) : List.of(),
                chosen ? List.of(MouseCard.value(s.faceDown[viewer])) : List.of(),
                MouseCard.values(s.discard),
                MouseCard.values(s.made),
                seated ? MouseCard.values(s.drawn[viewer]) : List.of(),
                Bag.size(s.pile),
                Plate.list(s.stock),
                Plate.list(s.buffet),
                s.toServe,
                IntStream.range(0, s.seats).mapToObj(seat -> mouse(s, seat)).toList(),
                s.left,
                s.helping,
                s.token,
                s.drawer,
                s.swapper,
                s.lowestGivable,
                BuffetRound.of(s, viewer));
    }

    private static boolean hasChosen(BuffetState s, int seat) {
        return s.phase == Phase.CHOOSE && Bits.has(s.atBuffet & ~s.waiting, seat);
    }

    private static Mouse mouse(BuffetState s, int seat) {
        return new Mouse(
                Bag.size(s.hand[seat]) + (hasChosen(s, seat) ? 1 : 0),
                s.owed[seat],
                Bag.size(s.drawn[seat]),
                s.position[seat],
                Bits.has(s.atBuffet, seat),
                s.leftAs[seat],
                Plate.list(s.won[seat]),
                onTop(s.onTop[seat]));
    }

    /** The plates that lie on top, by food. */
    private static List<Plate> onTop(long plates) {
        return IntStream.range(0, Plate.FOODS)
                .map(food -> Plate.of(food, plates))
                .filter(plate -> plate != Plate.NONE)
                .mapToObj(Plate::numbered)
                .toList();
    }

    /**
     * Whether no card is played any more by the mouse that swaps now: it is out of the last round.
     */
    boolean swapsInVain() {
        boolean last = stock.size() < BuffetRules.platesOfARound(mice.size()); // 10.1
        return last && mice.size() > 3; // 12.5: three play a second helping
    }

    /**
     * Whether some hidden card could be another one: the pile and the others' hands may be dealt
     * otherwise.
     */
    boolean hides() {
        long unseen = unseen();
        return Bag.variety(unseen) > 1 && pile < Bag.size(unseen);
    }

    /** All cards but the viewer's and the discarded ones: the pile and the others' hands. */
    long unseen() {
        return Bag.of(MouseCard.KINDS, MouseCard.OF_EACH)
                - MouseCard.bag(discard)
                - MouseCard.bag(hand)
                - MouseCard.bag(faceDown);
    }

    BuffetState imagine(RandomGenerator random) {
        var s = new BuffetState(mice.size(), french);
        s.phase = phase;
        s.discard = MouseCard.bag(discard);
        s.made = MouseCard.bag(made);
        s.lowestGivable = lowestGivable;
        s.stock = Plate.set(stock);
        s.buffet = Plate.set(buffet);
        s.toServe = toServe;
        s.left = left;
        s.helping = helping;
        s.token = token;
        s.drawer = drawer;
        s.swapper = swapper;
        s.atBuffet = atBuffet();
        for (int seat = 0; seat < s.seats; seat++) {
            place(s, seat, mice.get(seat));
        }
        s.waiting = waiting();
        if (viewer >= 0) {
            s.hand[viewer] = MouseCard.bag(hand);
            s.drawn[viewer] = MouseCard.bag(drawn);
        }
        if (!faceDown.isEmpty()) {
            s.faceDown[viewer] = faceDown.getFirst() + 1;
            s.waiting &= ~bit(viewer);
        }
        deal(s, viewer, pile, seat -> mice.get(seat).cards, seat -> mice.get(seat).drawn, random);
        return s;
    }

    private int waiting() {
        return switch (phase) {
            case LOT, DRAW, SERVE -> bit(Game.CHANCE);
            case CHOOSE -> atBuffet();
            case SWAP -> bit(swapper);
            case OVER -> 0;
        };
    }

    private int atBuffet() {
        return IntStream.range(0, mice.size())
                .filter(seat -> mice.get(seat).atBuffet)
                .map(Bits::bit)
                .sum();
    }

    private static void place(BuffetState s, int seat, Mouse mouse) {
        s.owed[seat] = mouse.owed;
        s.owing |= mouse.owed > 0 ? bit(seat) : 0;
        s.position[seat] = mouse.position;
        s.leftAs[seat] = mouse.leftAs;
        s.won[seat] = Plate.set(mouse.won);
        for (var plate : mouse.onTop) {
            s.onTop[seat] |= 1L << plate.number();
        }
    }

    /** Makes a state another one that looks the same to a viewer. */
    static void reimagine(BuffetState s, int viewer, RandomGenerator random) {
        int own = viewer < 0 ? 0 : bit(viewer);
        int chosen = s.phase == Phase.CHOOSE ? s.atBuffet & ~s.waiting & ~own : 0;
        deal(
                s,
                viewer,
                Bag.size(s.pile),
                seat -> Bag.size(s.hand[seat]) + (chosen >> seat & 1),
                seat -> Bag.size(s.drawn[seat]),
                random);
        s.waiting |= chosen;
    }

    /**
     * The pile is part of what it was made of, less what the viewer drew of it; the rest is in the
     * hands.
     *
     * @param cards how many each other seat has
     * @param drew how many it drew since the pile was made
     */
    private static void deal(
            BuffetState s,
            int viewer,
            int pile,
            IntUnaryOperator cards,
            IntUnaryOperator drew,
            RandomGenerator random) {
        long unseen = Bag.of(MouseCard.KINDS, MouseCard.OF_EACH) - s.discard;
        long undrawn = s.made;
        if (viewer >= 0) {
            unseen -= s.hand[viewer];
            unseen = hasChosen(s, viewer) ? Bag.take(unseen, s.faceDown[viewer]) : unseen;
            undrawn -= s.drawn[viewer];
        }
        s.pile = Bag.handful(Bag.common(unseen, undrawn), pile, random);
        unseen -= s.pile;
        undrawn -= s.pile;
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat != viewer) {
                s.hand[seat] = Bag.handful(unseen, cards.applyAsInt(seat), random);
                s.drawn[seat] = Bag.handful(undrawn, drew.applyAsInt(seat), random);
                unseen -= s.hand[seat];
                undrawn -= s.drawn[seat];
            }
        }
    }
}
