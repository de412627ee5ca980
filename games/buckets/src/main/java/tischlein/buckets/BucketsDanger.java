package tischlein.buckets;

import java.util.List;
import java.util.stream.IntStream;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bits;

/**
 * What the seat whose turn it is could lose, and whom it could attack. All of it follows from what
 * everybody sees.
 *
 * @param neighbours the next seats with buckets, clockwise and the other way round; empty until the
 *     pyramids are shown
 * @param losses the buckets of which it removes one when it gives in or has given in
 * @param parts the slots of the left and of the right part of a split pyramid; empty if it is whole
 */
public record BucketsDanger(List<Integer> neighbours, List<Loss> losses, List<List<Slot>> parts) {

    /** A bucket that may be removed, and all that would fall, itself included. */
    public record Loss(Slot slot, List<Slot> falls) {}

    static BucketsDanger of(BucketsState s) {
        boolean playing = s.phase.compareTo(Phase.BUILD) > 0 && s.phase != Phase.OVER; // 2.4
        boolean losing = s.phase == Phase.DEFEND || s.phase == Phase.TAKE;
        int pyramid = playing ? s.pyramid[s.turn] : 0;
        return new BucketsDanger(
                playing
                        ? List.of(
                                BucketsRules.nextStanding(s, s.turn, true),
                                BucketsRules.nextStanding(s, s.turn, false))
                        : List.of(),
                losing ? losses(pyramid, BucketsRules.removable(s, s.turn)) : List.of(),
                s.phase == Phase.KEEP
                        ? List.of(slots(Pyramid.left(pyramid)), slots(Pyramid.right(pyramid)))
                        : List.of());
    }

    private static List<Loss> losses(int pyramid, int removable) {
        return slots(removable).stream()
                .map(slot -> {
                    int rest = Pyramid.without(pyramid, slot.number());
                    return new Loss(slot, slots(pyramid & ~rest)); // 5.3
                })
                .toList();
    }

    private static List<Slot> slots(int set) {
        return IntStream.range(0, Pyramid.SLOTS)
                .filter(slot -> Bits.has(set, slot))
                .mapToObj(Slot::numbered)
                .toList();
    }
}
