package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.testkit.Leak;
import tischlein.testkit.TwoWorlds;

class TwoWorldsAtTheWireTest {
    private static final TwoWorlds.Manner MANNER = new TwoWorlds.Manner(25, true);
    private static final int MOST = 50;

    private static TwoWorlds<?, ?> worlds(String name, Leak leak, WireLeak wireLeak) {
        var game =
                Running.games().stream()
                        .filter(one -> one.about().name().equals(name))
                        .findFirst()
                        .orElseThrow();
        return worlds(game, leak, wireLeak);
    }

    private static <S extends State<S>, V> TwoWorlds<S, V> worlds(
            Game<S, ?, V> game, Leak leak, WireLeak wireLeak) {
        return new TwoWorlds<>(
                game,
                new AtTheWire<>(game, leak, wireLeak),
                new AtTheWire<>(game, leak, wireLeak),
                MANNER);
    }

    @ParameterizedTest
    @CsvSource({"buffet,17", "office,17", "buckets,16"})
    void whatAViewerMayNotKnowChangesNoByteOnItsSocket(String name, int pairs) {
        try (var worlds = worlds(name, Leak.NONE, WireLeak.NONE)) {
            for (int number = 0; number < pairs; number++) {
                worlds.pair(number);
            }
            System.err.println(name + " " + worlds.compared() + " " + worlds.different());
            assertThat(worlds.different()).isGreaterThan(pairs);
        }
    }

    @Test
    void larderHasNothingToHideOnASocketEither() {
        try (var worlds = worlds("larder", Leak.NONE, WireLeak.NONE)) {
            for (int number = 0; number < 5; number++) {
                worlds.pair(number);
            }
            System.err.println("larder " + worlds.compared() + " " + worlds.different());
            assertThat(worlds.compared()).isGreaterThan(100);
            assertThat(worlds.different()).isZero();
        }
    }

    private static void expectFound(Leak leak, WireLeak wireLeak) {
        try (var worlds = worlds("buffet", leak, wireLeak)) {
            assertThatThrownBy(
                            () -> {
                                for (int number = 0; number < MOST; number++) {
                                    worlds.pair(number);
                                }
                            })
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("buffet, pair ");
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void aLeakOfTheServerIsFound(WireLeak leak) {
        expectFound(Leak.NONE, leak);
    }

    @ParameterizedTest
    @EnumSource(names = {"PADDING", "STORY", "REFUSAL", "SUGGESTION"})
    void aLeakOfAGameIsFoundOnTheSocket(Leak leak) {
        expectFound(leak, WireLeak.NONE);
    }
}
