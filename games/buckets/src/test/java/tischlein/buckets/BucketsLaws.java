package tischlein.buckets;

import java.util.function.Supplier;
import java.util.stream.LongStream;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;
import tischlein.testkit.GameLaws;

/** The laws, with what Alles im Eimer never loses. */
public final class BucketsLaws implements Supplier<GameLaws<BucketsState, BucketsView>> {
    private static final long[] WEIGHTS =
            LongStream.rangeClosed(1, Card.KINDS).map(Seeded::mix).toArray();

    @Override
    public GameLaws<BucketsState, BucketsView> get() {
        return GameLaws.of(new Buckets())
                .conserving("animal cards", BucketsLaws::cards)
                .conserving("what the pile was made of", BucketsLaws::made)
                .conserving("buckets", BucketsLaws::buckets)
                .showing(BucketsLaws::shows);
    }

    /**
     * The pyramids when the last one is finished (2.4), and the hand of a seat that is out (6.3).
     */
    private static boolean shows(BucketsState s, int actor, int code) {
        return switch (s.phase) {
            case BUILD ->
                    s.waiting == Bits.bit(actor)
                            && Bits.size(s.pyramid[actor] ^ s.edition.slots()) == 1;
            case TAKE -> Pyramid.without(s.pyramid[actor], code - BucketsMove.TAKE) == 0;
            case LOT, DEAL, ATTACK, DEFEND, LAY, DRAW, KEEP, OVER -> false;
        };
    }

    /** So many of each: no card may turn into another. */
    private static long cards(BucketsState s) {
        long cards = weight(s.pile) + weight(s.discard);
        for (int seat = 0; seat < s.seats; seat++) {
            cards += weight(s.hand[seat]) + weight(s.laid[seat]);
        }
        return cards;
    }

    /** What is in the pile and what was drawn of it is what it was made of, less nothing. */
    private static long made(BucketsState s) {
        long missing = weight(s.made) - weight(s.pile);
        for (int seat = 0; seat < s.seats; seat++) {
            missing -= weight(s.drawn[seat]);
        }
        return missing;
    }

    /** A number that hardly any other cards have. */
    private static long weight(Cards cards) {
        long weight = 0;
        for (long rest = cards.kinds(); rest != 0; rest &= rest - 1) {
            int card = Bits.lowest(rest);
            weight += cards.count(card) * WEIGHTS[card];
        }
        return weight;
    }

    /**
     * How many buckets a seat has too many, and how many slots have no bucket of their own; and
     * while it builds, how many colours are thought placed and are not, or the other way round:
     * none.
     */
    private static long buckets(BucketsState s) {
        long wrong = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            int filled = 0;
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                int slots = s.ofColour[seat * Colour.COUNT + colour] & s.pyramid[seat];
                int missing = s.edition.bucketsOfAColour() - Bits.size(slots);
                boolean more = s.phase.compareTo(Phase.BUILD) <= 0 && missing > 0;
                wrong += Math.max(0, -missing);
                wrong += more == Bits.has(s.unplaced[seat], colour) ? 0 : 1;
                wrong += Bits.size(filled & slots);
                filled |= slots;
            }
            wrong += Bits.size(s.pyramid[seat] & ~filled);
        }
        return wrong;
    }
}
