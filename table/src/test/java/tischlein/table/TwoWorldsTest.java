package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.table.outside.World;
import tischlein.testkit.play.Counts;
import tischlein.testkit.worlds.Leak;
import tischlein.testkit.worlds.TwoWorlds;

class TwoWorldsTest {
    private static final int PAIRS = Integer.getInteger("pairs", Counts.PAIRS);
    private static final TwoWorlds.Manner MANNER = new TwoWorlds.Manner(60, false);

    private static Game<?, ?, ?> game(String name) {
        return LiveTablesTest.GAMES.stream()
                .filter(game -> game.about().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static TwoWorlds<?, ?> worlds(String name, Leak leak) {
        return worlds(game(name), leak);
    }

    private static <S extends State<S>, V> TwoWorlds<S, V> worlds(Game<S, ?, V> game, Leak leak) {
        return new TwoWorlds<>(
                game, new EncoderWorld<>(game, leak), new EncoderWorld<>(game, leak), MANNER);
    }

    private static void play(TwoWorlds<?, ?> worlds, int pairs) {
        LongStream.range(0, pairs).forEach(worlds::pair);
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "buckets"})
    void whatAViewerMayNotKnowChangesNoByte(String name) {
        try (var worlds = worlds(name, Leak.NONE)) {
            play(worlds, PAIRS);
            assertThat(worlds.different()).isGreaterThan(PAIRS);
        }
    }

    @Test
    void larderHidesNothing() {
        assertThat(game("larder").about().hides()).isFalse();
        try (var worlds = worlds("larder", Leak.NONE)) {
            play(worlds, PAIRS / 10);
            assertThat(worlds.compared()).isGreaterThan(PAIRS);
            assertThat(worlds.different()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void everyPlantedLeakIsFound(Leak leak) {
        try (var worlds = worlds("buffet", leak)) {
            assertThatThrownBy(() -> play(worlds, PAIRS)).isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void everyPledgeHasAFreshSalt() {
        var outside = new World();
        var salts = Stream.generate(outside::secret).limit(10_000).toList();
        assertThat(salts).doesNotHaveDuplicates().allMatch(salt -> salt.matches("[0-9a-f]{32}"));
        var numbers = salts.stream().map(salt -> new BigInteger(salt, 16)).toList();
        for (int bit = 0; bit < 128; bit++) {
            int place = bit;
            long ones = numbers.stream().filter(number -> number.testBit(place)).count();
            assertThat(ones).as("bit %d", bit).isBetween(4_500L, 5_500L); // ten deviations
        }
    }
}
