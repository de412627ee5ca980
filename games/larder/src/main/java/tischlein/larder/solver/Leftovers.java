package tischlein.larder.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * All that may be left of one food, numbered: how many portions of each of its provisions, the most
 * first. Which provision they are of, and how large it was, does not matter without lines.
 */
final class Leftovers {
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();
    private final int[] portions;
    private final int[] provisions;
    private final int[][] fewer; // by number: what may be left after one portion more
    private final int[][] fewerByTwo;
    private final int[][][] through; // by number and its fewer and theirs: the place in fewerByTwo

    /**
     * @param sizes of the food's provisions
     */
    Leftovers(List<Integer> sizes) {
        var all = new ArrayList<List<Integer>>();
        list(sizes.stream().sorted(Comparator.reverseOrder()).toList(), List.of(), all);
        all.forEach(each -> numbers.put(each, numbers.size()));
        portions = all.stream().mapToInt(each -> each.stream().mapToInt(n -> n).sum()).toArray();
        provisions = all.stream().mapToInt(List::size).toArray();
        fewer = all.stream().map(this::fewer).toArray(int[][]::new);
        fewerByTwo = new int[fewer.length][];
        through = new int[fewer.length][][];
        for (int number = 0; number < fewer.length; number++) {
            linkByTwo(number);
        }
    }

    private static void list(List<Integer> sizes, List<Integer> head, List<List<Integer>> out) {
        out.add(head);
        if (head.size() < sizes.size()) {
            int most = sizes.get(head.size());
            for (int n = 1; n <= (head.isEmpty() ? most : Math.min(most, head.getLast())); n++) {
                var longer = new ArrayList<>(head);
                longer.add(n);
                list(sizes, List.copyOf(longer), out);
            }
        }
    }

    private int[] fewer(List<Integer> left) {
        var found = new LinkedHashSet<Integer>();
        for (int i = 0; i < left.size(); i++) {
            var less = new ArrayList<>(left);
            less.set(i, left.get(i) - 1);
            found.add(number(less));
        }
        return found.stream().mapToInt(n -> n).toArray();
    }

    private void linkByTwo(int number) {
        var found = new ArrayList<Integer>();
        var links = new int[fewer[number].length][];
        for (int i = 0; i < links.length; i++) {
            var next = fewer[fewer[number][i]];
            links[i] = new int[next.length];
            for (int j = 0; j < next.length; j++) {
                if (!found.contains(next[j])) {
                    found.add(next[j]);
                }
                links[i][j] = found.indexOf(next[j]);
            }
        }
        fewerByTwo[number] = found.stream().mapToInt(n -> n).toArray();
        through[number] = links;
    }

    int count() {
        return fewer.length;
    }

    /** The number of what is left, in any order and with or without provisions that are empty. */
    int number(List<Integer> left) {
        var number =
                numbers.get(
                        left.stream()
                                .filter(n -> n > 0)
                                .sorted(Comparator.reverseOrder())
                                .toList());
        if (number == null) {
            throw new IllegalArgumentException("more is left than there was: " + left);
        }
        return number;
    }

    int portions(int number) {
        return portions[number];
    }

    int provisions(int number) {
        return provisions[number];
    }

    /** What may be left when one portion more is gone: each possibility once. */
    int[] fewer(int number) {
        return fewer[number];
    }

    /** What may be left when two portions more are gone: each possibility once. */
    int[] fewerByTwo(int number) {
        return fewerByTwo[number];
    }

    /** Where in {@link #fewerByTwo} one comes to by these two steps through {@link #fewer}. */
    int through(int number, int first, int second) {
        return through[number][first][second];
    }
}
