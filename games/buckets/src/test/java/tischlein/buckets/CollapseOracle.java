package tischlein.buckets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What falls and what holds together, bucket by bucket as the sheet says it. */
final class CollapseOracle {
    private CollapseOracle() {}

    static Set<Slot> whole(int rows) {
        return IntStream.rangeClosed(1, rows)
                .boxed()
                .flatMap(row ->
                        IntStream.rangeClosed(1, rows + 1 - row)
                                .mapToObj(place -> new Slot(row, place)))
                .collect(Collectors.toSet());
    }

    /** The parts that are left, by their places from the left: one, two, or none. */
    static List<Set<Slot>> without(Set<Slot> pyramid, Slot removed) {
        var rest = new HashSet<>(pyramid);
        rest.remove(removed);
        while (rest.removeIf(slot -> slot.row() > 1 && !rest.containsAll(below(slot)))) {}
        var parts = new ArrayList<Set<Slot>>();
        while (!rest.isEmpty()) {
            var first = new TreeSet<>(CollapseOracle::fromTheLeft);
            first.addAll(rest);
            var part = touching(first.getFirst(), rest);
            rest.removeAll(part);
            parts.add(part);
        }
        return parts;
    }

    private static int fromTheLeft(Slot one, Slot other) {
        return 10 * (one.place() - other.place()) + one.row() - other.row();
    }

    private static Set<Slot> below(Slot slot) {
        return Set.of(
                new Slot(slot.row() - 1, slot.place()), new Slot(slot.row() - 1, slot.place() + 1));
    }

    private static Set<Slot> touching(Slot first, Set<Slot> slots) {
        var part = new HashSet<>(Set.of(first));
        while (slots.stream()
                .anyMatch(slot -> part.stream().anyMatch(p -> touch(p, slot)) && part.add(slot))) {}
        return part;
    }

    private static boolean touch(Slot one, Slot other) {
        boolean sideBySide = one.row() == other.row() && Math.abs(one.place() - other.place()) == 1;
        return sideBySide || below(one).contains(other) || below(other).contains(one);
    }

    /** Every pyramid that one can come to from a whole one by losing buckets. */
    static Set<Set<Slot>> reachable(int rows) {
        var reached = new LinkedHashSet<Set<Slot>>(Set.of(whole(rows)));
        var open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            var pyramid = open.remove();
            for (var slot : pyramid) {
                for (var part : without(pyramid, slot)) {
                    if (reached.add(part)) {
                        open.add(part);
                    }
                }
            }
        }
        return reached;
    }
}
