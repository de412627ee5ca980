package tischlein.larder.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All positions that a side of the board can come to without the line variant, numbered. A position
 * is what is left of each food; foods whose provisions are of the same sizes are interchangeable,
 * so positions that differ by such an exchange have one number.
 */
public final class Positions {
    /** As many as there are faces of a die but the cross (1.1). */
    public static final int FOODS = 5;

    private final Leftovers[] leftovers = new Leftovers[FOODS]; // by food
    private final int[] group = new int[FOODS]; // by food: foods that are alike are of one group
    private final int[] weight = new int[FOODS]; // by food: of its digit in the group's key
    private final int[][] parts; // by group and key: what it adds to the number
    private final int[][] keys; // by group and rank: one of its keys
    private final int count;
    private final int[] whole;

    /**
     * @param sizes by food: those of its provisions
     */
    public Positions(List<List<Integer>> sizes) {
        var groups =
                sizes.stream().map(each -> each.stream().sorted().toList()).distinct().toList();
        var kinds = groups.stream().map(Leftovers::new).toList();
        var foods = new int[groups.size()]; // by group: how many
        for (int food = 0; food < FOODS; food++) {
            int g = groups.indexOf(sizes.get(food).stream().sorted().toList());
            leftovers[food] = kinds.get(g);
            group[food] = g;
            weight[food] = power(kinds.get(g).count(), foods[g]++);
        }
        parts = new int[groups.size()][];
        keys = new int[groups.size()][];
        int stride = 1;
        for (int g = 0; g < parts.length; g++) {
            rank(g, kinds.get(g).count(), foods[g], stride);
            stride *= keys[g].length;
        }
        count = stride;
        whole = left(sizes);
    }

    /** What is left of every food at first. Not to be written to. */
    int[] whole() {
        return whole;
    }

    private static int power(int base, int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }

    /** Ranks the keys of a group: keys with the same digits in another order have one rank. */
    private void rank(int g, int base, int digits, int stride) {
        parts[g] = new int[power(base, digits)];
        var sorted = new ArrayList<Integer>();
        var ranks = new int[parts[g].length];
        for (int key = 0; key < parts[g].length; key++) {
            int least = sortedKey(key, base, digits);
            if (least == key) {
                ranks[key] = sorted.size();
                sorted.add(key);
            }
        }
        for (int key = 0; key < parts[g].length; key++) {
            parts[g][key] = stride * ranks[sortedKey(key, base, digits)];
        }
        keys[g] = sorted.stream().mapToInt(n -> n).toArray();
    }

    private static int sortedKey(int key, int base, int digits) {
        var each = IntStream.range(0, digits).map(n -> key / power(base, n) % base).toArray();
        Arrays.sort(each);
        int sorted = 0;
        for (int digit : each) {
            sorted = sorted * base + digit;
        }
        return sorted;
    }

    public int count() {
        return count;
    }

    Leftovers of(int food) {
        return leftovers[food];
    }

    /**
     * The number of the position in which this is left.
     *
     * @param left by food: its leftover's number
     */
    public int number(int[] left) {
        int number = 0;
        for (int g = 0; g < parts.length; g++) {
            number += parts[g][key(left, g)];
        }
        return number;
    }

    /** The group of a food: foods that are alike are of one group. */
    public int group(int food) {
        return group[food];
    }

    int groups() {
        return parts.length;
    }

    /** What stands for all that is left of a group's foods. */
    int key(int[] left, int g) {
        int key = 0;
        for (int food = 0; food < FOODS; food++) {
            key += group[food] == g ? left[food] * weight[food] : 0;
        }
        return key;
    }

    /** By how much the key of its group grows from one number of a food's leftovers to the next. */
    int weight(int food) {
        return weight[food];
    }

    /** By key: what the group adds to a position's number. */
    int[] parts(int g) {
        return parts[g];
    }

    /** Writes what is left in a position, one of those that have this number. */
    public void read(int number, int[] left) {
        int rest = number;
        for (int g = 0; g < keys.length; g++) {
            int key = keys[g][rest % keys[g].length];
            rest /= keys[g].length;
            for (int food = 0; food < FOODS; food++) {
                if (group[food] == g) {
                    left[food] = key / weight[food] % leftovers[food].count();
                }
            }
        }
    }

    int portions(int[] left) {
        int portions = 0;
        for (int food = 0; food < FOODS; food++) {
            portions += leftovers[food].portions(left[food]);
        }
        return portions;
    }

    int provisions(int[] left) {
        int provisions = 0;
        for (int food = 0; food < FOODS; food++) {
            provisions += leftovers[food].provisions(left[food]);
        }
        return provisions;
    }

    /**
     * What is left of every food, as its leftovers number it.
     *
     * @param portions by food: how many are left of each of its provisions
     */
    public int[] left(List<List<Integer>> portions) {
        return IntStream.range(0, FOODS).map(f -> of(f).number(portions.get(f))).toArray();
    }
}
