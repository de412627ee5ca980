package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.bots.live.BotMemory;
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

    @Test
    void anotherTreeGoesOnFromWhatIsRemembered() {
        int node = learned(11, 2);
        int visits = tree.visits(node);
        int picks = picks(node, 2);
        var another = new TreeTest();
        another.learned(77, 0);

        another.tree.recall(tree.memory());
        another.tree.prune(); // as before every search

        assertThat(another.tree.node(77)).isEqualTo(Tree.ABSENT);
        assertThat(another.tree.visits(another.tree.node(11))).isEqualTo(visits);
        assertThat(another.picks(another.tree.node(11), 2)).isEqualTo(picks).isGreaterThan(800);
    }

    @Test
    void onlyWhatTheLastSearchMetAndHasMetOftenIsRemembered() {
        learned(11, 0);
        tree.prune();
        learned(22, 1);
        int seldom = tree.add(33, CHOICES);
        for (int i = 1; i < Tree.OFTEN; i++) {
            tree.learn(seldom, 0.5);
        }
        assertThat(keys(tree.memory())).containsExactly(22);

        tree.learn(seldom, 0.5);

        assertThat(keys(tree.memory())).containsExactly(22, 33);
    }

    private static long[] keys(BotMemory memory) {
        return IntStream.range(0, memory.size()).mapToLong(memory::key).toArray();
    }

    /** Adds as many nodes as there is room for, the last ones visited most. */
    private void fill(int choices) {
        long known = 1;
        for (int node = tree.add(known, choices);
                node != Tree.ABSENT;
                node = tree.add(known, choices)) {
            for (int visit = 0; visit < Tree.OFTEN + known / 16; visit++) {
                tree.learn(node, 0.5);
            }
            known++;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 7, 8, 9, 64})
    void aMemoryIsNeverLargerThanItsLimitAndHasWhatWasMetMost(int choices) {
        fill(choices);
        var memory = tree.memory();
        int size = Math.min(BotMemory.MOST_CASES, BotMemory.MOST_CHOICES / choices);
        assertThat(memory.size()).isEqualTo(size);
        assertThat(memory.bytes()).isLessThan(28_000);
        int least = memory.visits(size - 1);
        long more = IntStream.range(0, NODES).filter(known -> visited(known) > least).count();
        assertThat(more).isLessThanOrEqualTo(size);
    }

    private int visited(long known) {
        int node = tree.node(known);
        return node == Tree.ABSENT ? 0 : tree.visits(node);
    }
}
