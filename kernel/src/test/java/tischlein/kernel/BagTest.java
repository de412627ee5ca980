package tischlein.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A bag against a list that does the same the long way. */
class BagTest {
    private static final int ROUNDS = 20_000;

    @Test
    void aBagIsAsGoodAsAListOfItsThings() {
        var random = new Seeded(1);
        for (int round = 0; round < ROUNDS; round++) {
            var things = someThings(random);
            long bag = Bag.of(things);
            assertThat(Bag.list(bag)).isEqualTo(things);
            assertThat(Bag.size(bag)).isEqualTo(things.size());
            assertThat(Bag.variety(bag)).isEqualTo((int) things.stream().distinct().count());
            for (int kind = 0; kind < Bag.KINDS; kind++) {
                assertThat(Bag.count(bag, kind)).isEqualTo(Collections.frequency(things, kind));
                assertThat(Bag.has(bag, kind)).isEqualTo(things.contains(kind));
            }
            if (!things.isEmpty()) {
                assertThat(Bag.lowest(bag)).isEqualTo(things.getFirst());
                int n = random.nextInt(things.size());
                assertThat(Bag.nth(bag, n)).isEqualTo(things.get(n));
            }
        }
    }

    @Test
    void aFullBagHoldsThirtyOneOfEachKind() {
        long full = Bag.of(Bag.KINDS, 31);
        assertThat(Bag.size(full)).isEqualTo(31 * Bag.KINDS);
        assertThat(IntStream.range(0, 31 * Bag.KINDS).map(n -> Bag.nth(full, n)).toArray())
                .isEqualTo(IntStream.range(0, 31 * Bag.KINDS).map(n -> n / 31).toArray());
    }

    @Test
    void kindsAreListedRisingFromTheBase() {
        var out = new int[Game.MOST_CHOICES];
        long bag = Bag.of(List.of(0, 3, 3, 11));
        assertThat(Bag.kinds(bag, 100, out)).isEqualTo(3);
        assertThat(List.of(out[0], out[1], out[2])).containsExactly(100, 103, 111);
        assertThat(Bag.kinds(Bag.from(bag, 3), 0, out)).isEqualTo(2);
        assertThat(Bag.kinds(Bag.from(bag, 4), 0, out)).isEqualTo(1);
        assertThat(Bag.kinds(Bag.EMPTY, 0, out)).isZero();
    }

    @Test
    void eachThingIsAsLikelyToBeDrawnAsEveryOther() {
        long bag = Bag.of(List.of(0, 0, 0, 4, 7, 7));
        var drawn = new HashMap<Integer, Integer>();
        for (int n = 0; n < Bag.size(bag); n++) {
            int way = n;
            drawn.merge(Bag.draw(bag, always(way)), 1, Integer::sum);
        }
        assertThat(drawn)
                .containsOnly(
                        java.util.Map.entry(0, 3),
                        java.util.Map.entry(4, 1),
                        java.util.Map.entry(7, 2));
    }

    @Test
    void aHandfulIsPartOfTheBag() {
        var random = new Seeded(2);
        for (int round = 0; round < ROUNDS / 10; round++) {
            long bag = Bag.of(someThings(random));
            int size = random.nextInt(Bag.size(bag) + 1);
            long handful = Bag.handful(bag, size, random);
            assertThat(Bag.size(handful)).isEqualTo(size);
            assertThat(Bag.common(bag, handful)).isEqualTo(handful);
            assertThat(Bag.size(bag - handful)).isEqualTo(Bag.size(bag) - size);
        }
    }

    @Test
    void whatTwoBagsHaveInCommonIsWhatBothHold() {
        assertThat(Bag.common(Bag.of(List.of(1, 1, 2)), Bag.of(List.of(1, 2))))
                .isEqualTo(Bag.of(List.of(1, 2)));
        assertThat(Bag.common(Bag.of(List.of(1, 1, 2)), Bag.of(List.of(2, 2))))
                .isEqualTo(Bag.of(List.of(2)));
    }

    private static List<Integer> someThings(Seeded random) {
        var things = new ArrayList<Integer>();
        for (int kind = 0; kind < Bag.KINDS; kind++) {
            if (random.nextInt(3) > 0) {
                things.addAll(Collections.nCopies(random.nextInt(32), kind));
            }
        }
        return things;
    }

    private static java.util.random.RandomGenerator always(int number) {
        return new java.util.random.RandomGenerator() {
            @Override
            public long nextLong() {
                throw new UnsupportedOperationException();
            }

            @Override
            public int nextInt(int bound) {
                assertThat(number).isLessThan(bound);
                return number;
            }
        };
    }
}
