package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;

class TreeTest {
    private static final int CHOICES = 3;
    private static final int NODES = 4096;

    private final Tree tree = new Tree();

    /** A node that has learned that one of its choices is better than usual. */
    private int learned(long known, int good) {
        int node = tree.add(known, CHOICES);
        for (int i = 0; i < 50; i++) {
            for (int choice = 0; choice < CHOICES; choice++) {
                tree.learn(node, choice, 1.0 / CHOICES, choice == good ? 1 : 0);
            }
        }
        return node;
    }

    /** How often a node picks a choice, of a thousand times. */
    private int picks(int node, int choice) {
        var random = new Seeded(7);
        int picks = 0;
        for (int i = 0; i < 1000; i++) {
            picks += tree.pick(node, random) == choice ? 1 : 0;
        }
        return picks;
    }

    @Test
    void aNodeThatWasComeToSurvivesWithAllItHasLearned() {
        learned(11, 0);
        learned(22, 1);
        int last = learned(33, 2);
        int visits = tree.visits(last);
        int picks = picks(last, 2);
        tree.prune(); // all three have been visited
        tree.learn(tree.node(33), 0.5);

        tree.prune();

        assertThat(tree.node(11)).isEqualTo(Tree.ABSENT);
        assertThat(tree.node(22)).isEqualTo(Tree.ABSENT);
        assertThat(tree.visits(tree.node(33))).isEqualTo(visits + 1);
        assertThat(picks(tree.node(33), 2)).isEqualTo(picks).isGreaterThan(800);
    }

    @Test
    void whatIsForgottenMakesRoom() {
        for (long known = 1; known <= NODES; known++) {
            assertThat(tree.add(known, 2)).isNotEqualTo(Tree.ABSENT);
        }
        assertThat(tree.add(NODES + 1, 2)).isEqualTo(Tree.ABSENT);

        tree.prune();

        int node = tree.add(NODES + 1, 2);
        assertThat(node).isNotEqualTo(Tree.ABSENT).isEqualTo(tree.node(NODES + 1));
        assertThat(tree.visits(node)).isZero();
    }

    @Test
    void aNewNodeKnowsNothingOfTheOneWhosePlaceItTook() {
        learned(11, 2);
        tree.prune();
        tree.prune();

        int node = tree.add(44, CHOICES);

        assertThat(picks(node, 2)).isBetween(280, 390);
    }
}
