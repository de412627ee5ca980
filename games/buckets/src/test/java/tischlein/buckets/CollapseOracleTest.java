package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Game;
import tischlein.kernel.News;

class CollapseOracleTest {
    private static final Game<BucketsState, ?, BucketsView> GAME = new Buckets();

    // A base of k buckets side by side carries one of 1, 2, 5, 14 or 42 heaps, and in a base of n
    // it
    // has n + 1 - k places to be.
    @ParameterizedTest
    @CsvSource({"2002, 5, 98", "2005, 4, 34"})
    void everyPyramidFallsAsItDoesBucketByBucket(String edition, int rows, int pyramids) {
        var start = attacked(edition);
        var reachable = CollapseOracle.reachable(rows);
        assertThat(reachable).hasSize(pyramids);

        for (var pyramid : reachable) {
            for (var slot : pyramid) {
                check(start, pyramid, slot);
            }
        }
    }

    /** Seat 1 has given in to a colour it has no bucket of. */
    private static BucketsState attacked(String edition) {
        return Yard.of(3, "edition", edition, "end", "last")
                .hands("red 7", "red 1", "blue 1")
                .script()
                .seat(0, "lay red 7", "done")
                .lot(1)
                .seat(1, "give in")
                .edit(s -> s.ofColour[Colour.COUNT] = s.edition.slots)
                .edit(s -> s.ofColour[Colour.COUNT + Colour.RED.ordinal()] = 0)
                .state();
    }

    private static void check(BucketsState start, Set<Slot> pyramid, Slot slot) {
        var parts = CollapseOracle.without(pyramid, slot);
        assertThat(parts).as("%s without %s", pyramid, slot).hasSizeLessThanOrEqualTo(2);
        var s = start.copy();
        s.pyramid[1] = pyramid.stream().mapToInt(bucket -> 1 << bucket.number()).sum();

        GAME.play(s, 1, GAME.words().code("take " + slot.row() + " " + slot.place()), News.UNHEARD);

        assertThat(s.phase == Phase.KEEP)
                .as("%s without %s is split", pyramid, slot)
                .isEqualTo(parts.size() == 2);
        if (parts.size() == 2) {
            assertThat(slot.row()).isOne();
            assertThat(kept(s, "keep left")).isEqualTo(parts.get(0));
            assertThat(kept(s, "keep right")).isEqualTo(parts.get(1));
        } else {
            assertThat(List.of(standing(s))).isEqualTo(parts.isEmpty() ? List.of(Set.of()) : parts);
        }
    }

    private static Set<Slot> kept(BucketsState split, String word) {
        var s = split.copy();
        GAME.play(s, 1, GAME.words().code(word), News.UNHEARD);
        return standing(s);
    }

    private static Set<Slot> standing(BucketsState s) {
        return GAME.view(s, 0).farms().get(1).pyramid().stream()
                .map(Bucket::slot)
                .collect(Collectors.toSet());
    }
}
