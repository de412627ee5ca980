package tischlein.bots;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * What has been learned about the choices after the step that is searched: a node for each thing
 * that a mover can know, found by a number made of it. It serves one search after the other, as
 * long as its nodes are come to. Plain arrays, so that searching makes no garbage.
 *
 * <p>A node learns from the one choice that was made: what it was worth more than usual counts the
 * more, the less likely it was to be made.
 */
final class Tree {
    static final int ABSENT = -1;

    private static final int NODES = 1 << 12;
    private static final int ROOM = 2 * NODES;
    private static final int CHOICES = 1 << 15;

    /** How likely a node makes any choice, lest it never learns. */
    private static final double CURIOSITY = 0.2;

    private final long[] keys = new long[ROOM]; // open addressing; 0 is an empty place
    private final int[] nodes = new int[ROOM];
    private final int[] first = new int[NODES + 1]; // by node: where its choices begin
    private final int[] visits = new int[NODES];
    private final int[] before = new int[NODES]; // how many of its visits it had when last pruned
    private final long[] known = new long[NODES];
    private final double[] usual = new double[NODES]; // what it is worth to come here
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

    /** Forgets the nodes that nobody has come to since it was last pruned; the others stay. */
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

    private void keep(int node) {
        int from = first[node]; // nodes only move down: nothing is written over before it is read
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

    /** The place of one of the node's choices, drawn as its regrets mix them. */
    int pick(int node, RandomGenerator random) {
        int count = first[node + 1] - first[node];
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

    /** Learns what it was worth to follow somebody's advice here. */
    void learn(int node, double worth) {
        visits[node]++;
        usual[node] += (worth - usual[node]) / visits[node];
    }

    /** Learns what a choice was worth that was picked so likely. */
    void learn(int node, int choice, double likely, double worth) {
        double surplus = (worth - usual[node]) / likely;
        int count = first[node + 1] - first[node];
        double sum = hoped(node);
        double expected = mixed(node, choice, sum, 1.0 / count) * surplus;
        for (int i = 0; i < count; i++) {
            regret[first[node] + i] += (i == choice ? surplus : 0) - expected;
        }
        learn(node, worth);
    }
}
