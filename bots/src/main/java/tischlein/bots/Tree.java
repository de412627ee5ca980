package tischlein.bots;

import java.util.Arrays;
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.bots.live.BotMemory;

/**
 * What has been learned about the choices after the searched step: a node for everything that a
 * mover can know, found by a hash of it. Nodes are kept from one search to the next while they are
 * still visited. It uses plain arrays, so that searching makes no garbage.
 *
 * <p>A node learns from the one choice that was made. The less likely the choice was, the more the
 * difference between its worth and the usual worth counts.
 */
final class Tree {
    static final int ABSENT = -1;

    private static final int NODES = 1 << 12;
    private static final int ROOM = 2 * NODES;
    private static final int CHOICES = 1 << 15;

    private static final int MOST = BotMemory.MOST_CHOICES;

    /** A node that was visited less often follows the advice nearly always. */
    static final int OFTEN = 20;

    /** The share of choices that are made at random, so that a node learns about all of them. */
    private static final double CURIOSITY = 0.2;

    private final long[] keys = new long[ROOM]; // open addressing; 0 is a free slot
    private final int[] nodes = new int[ROOM];
    private final int[] first = new int[NODES + 1]; // by node: where its choices begin
    private final int[] visits = new int[NODES];
    private final int[] before = new int[NODES]; // visits of the node when the tree was last pruned
    private final long[] known = new long[NODES];
    private final double[] usual = new double[NODES]; // what a visit is worth on average
    private final double[] regret = new double[CHOICES];
    private int size;
    private double likelihood; // of the last choice picked

    /** The node of what a mover knows, or {@link #ABSENT}. */
    int node(long known) {
        int place = place(known);
        return keys[place] == 0 ? ABSENT : nodes[place];
    }

    /** A new node, or {@link #ABSENT} if there is no room for it. */
    int add(long known, int choices) {
        if (size == NODES || first[size] + choices > CHOICES) {
            return ABSENT;
        }
        this.known[size] = known;
        enter(size);
        visits[size] = 0;
        before[size] = 0;
        usual[size] = 0;
        Arrays.fill(regret, first[size], first[size] + choices, 0);
        first[size + 1] = first[size] + choices;
        return size++;
    }

    private int place(long known) {
        long key = key(known);
        int place = (int) (key >>> 40) & ROOM - 1;
        while (keys[place] != 0 && keys[place] != key) {
            place = place + 1 & ROOM - 1;
        }
        return place;
    }

    private static long key(long known) {
        return known == 0 ? 1 : known;
    }

    /** Forgets the nodes that have not been visited since the tree was last pruned. */
    void prune() {
        int all = size;
        size = 0;
        Arrays.fill(keys, 0);
        for (int node = 0; node < all; node++) {
            if (visits[node] > before[node]) {
                keep(node);
            }
        }
    }

    /**
     * What is worth remembering: the nodes that the last search visited and that have been visited
     * often. If there are too many, those visited most.
     */
    BotMemory memory() {
        int[] most =
                IntStream.range(0, size)
                        .filter(node -> visits[node] > before[node])
                        .filter(node -> visits[node] >= OFTEN)
                        .boxed()
                        .sorted(Comparator.comparingInt(node -> -visits[node]))
                        .mapToInt(Integer::intValue)
                        .limit(BotMemory.MOST_CASES)
                        .toArray();
        int count = 0;
        var begin = new int[most.length + 1];
        while (count < most.length && begin[count] + width(most[count]) <= MOST) {
            begin[count + 1] = begin[count] + width(most[count]);
            count++;
        }
        return memory(Arrays.copyOf(most, count), Arrays.copyOf(begin, count + 1));
    }

    private BotMemory memory(int[] kept, int[] begin) {
        var keptKnown = new long[kept.length];
        var keptVisits = new int[kept.length];
        var keptUsual = new float[kept.length];
        var keptRegret = new float[begin[kept.length]];
        for (int i = 0; i < kept.length; i++) {
            keptKnown[i] = known[kept[i]];
            keptVisits[i] = visits[kept[i]];
            keptUsual[i] = (float) usual[kept[i]];
            for (int choice = 0; choice < width(kept[i]); choice++) {
                keptRegret[begin[i] + choice] = (float) regret[first[kept[i]] + choice];
            }
        }
        return new BotMemory(keptKnown, keptVisits, keptUsual, begin, keptRegret);
    }

    private int width(int node) {
        return first[node + 1] - first[node];
    }

    /** Forgets everything but this, which counts as visited by the last search. */
    void recall(BotMemory memory) {
        size = 0;
        Arrays.fill(keys, 0);
        for (int i = 0; i < memory.size(); i++) {
            int node = add(memory.key(i), memory.choices(i));
            visits[node] = memory.visits(i);
            usual[node] = memory.usual(i);
            for (int choice = 0; choice < memory.choices(i); choice++) {
                regret[first[node] + choice] = memory.regret(i, choice);
            }
        }
    }

    private void keep(int node) {
        int from = first[node]; // nodes only move down, so nothing is overwritten before it is read
        int count = first[node + 1] - from;
        System.arraycopy(regret, from, regret, first[size], count);
        known[size] = known[node];
        usual[size] = usual[node];
        visits[size] = visits[node];
        before[size] = visits[node];
        first[size + 1] = first[size] + count;
        enter(size++);
    }

    private void enter(int node) {
        int place = place(known[node]);
        keys[place] = key(known[node]);
        nodes[place] = node;
    }

    int visits(int node) {
        return visits[node];
    }

    /** The place of one of the node's choices, drawn from the mix of its regrets. */
    int pick(int node, RandomGenerator random) {
        int count = width(node);
        double sum = hoped(node);
        double point = random.nextDouble();
        for (int i = 0; i < count; i++) {
            likelihood = likelihood(node, i, sum);
            point -= likelihood;
            if (point < 0) {
                return i;
            }
        }
        return count - 1;
    }

    /** How likely the last pick was. */
    double likelihood() {
        return likelihood;
    }

    private double hoped(int node) {
        double sum = 0;
        for (int i = first[node]; i < first[node + 1]; i++) {
            sum += Math.max(0, regret[i]);
        }
        return sum;
    }

    private double likelihood(int node, int choice, double sum) {
        double even = 1.0 / (first[node + 1] - first[node]);
        return CURIOSITY * even + (1 - CURIOSITY) * mixed(node, choice, sum, even);
    }

    private double mixed(int node, int choice, double sum, double even) {
        return sum > 0 ? Math.max(0, regret[first[node] + choice]) / sum : even;
    }

    /** Learns what following the advice was worth here. */
    void learn(int node, double worth) {
        visits[node]++;
        usual[node] += (worth - usual[node]) / visits[node];
    }

    /** Learns what a choice was worth that was picked with this likelihood. */
    void learn(int node, int choice, double likely, double worth) {
        double surplus = (worth - usual[node]) / likely;
        int count = width(node);
        double sum = hoped(node);
        double expected = mixed(node, choice, sum, 1.0 / count) * surplus;
        for (int i = 0; i < count; i++) {
            regret[first[node] + i] += (i == choice ? surplus : 0) - expected;
        }
        learn(node, worth);
    }
}
