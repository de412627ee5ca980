package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.testkit.play.Counts;
import tischlein.testkit.worlds.Leak;
import tischlein.testkit.worlds.TwoWorlds;

class TwoWorldsAtTheWireTest {
    private static final TwoWorlds.Manner MANNER = new TwoWorlds.Manner(18, true);

    /** More than these with {@code -Dpairs=50}. */
    private static final int PAIRS = Integer.getInteger("pairs", Counts.PAIRS_AT_THE_WIRE);

    private static final int RELAYED_PAIRS = Integer.getInteger("pairs", Math.max(4, PAIRS / 2));
    private static final int OPEN_PAIRS = Integer.getInteger("pairs", 4);

    /** What a viewer must have heard, or nothing is shown: a knock is 8900, a goodbye 8802. */
    private static final List<String> KINDS =
            List.of(
                    "HTTP/1.1",
                    "table",
                    "frame",
                    "chat",
                    "done",
                    "refused",
                    "tried",
                    "suggested",
                    "bye",
                    "8900",
                    "8802");

    /** Two worlds, and one of them. */
    private record Pair(AtTheWire<?, ?> first, TwoWorlds<?, ?> worlds) implements AutoCloseable {
        static Pair direct(String name) {
            return of(game(name), Leak.NONE, WireLeak.NONE, Reached.DIRECTLY);
        }

        /** In both worlds the table lives on another server than the one that is asked. */
        static Pair relayed(String name) {
            return of(game(name), Leak.NONE, WireLeak.NONE, Reached.BY_RELAY);
        }

        private static <S extends State<S>, V> Pair of(
                Game<S, ?, V> game, Leak leak, WireLeak wireLeak, Reached reached) {
            var first = new AtTheWire<>(game, leak, wireLeak, reached);
            var second = new AtTheWire<>(game, leak, wireLeak, reached);
            return new Pair(first, new TwoWorlds<>(game, first, second, MANNER));
        }

        private static Game<?, ?, ?> game(String name) {
            return RunningServer.games().stream()
                    .filter(one -> one.about().name().equals(name))
                    .findFirst()
                    .orElseThrow();
        }

        void play(int pairs) {
            for (int number = 0; number < pairs; number++) {
                worlds.pair(number);
            }
        }

        @Override
        public void close() {
            worlds.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "buckets"})
    void whatAViewerMayNotKnowChangesNoByteOnItsSocket(String name) {
        try (var pair = Pair.direct(name)) {
            pair.play(PAIRS);
            assertThat(pair.worlds.different()).isGreaterThan(PAIRS);
            assertThat(pair.first.kinds()).containsAll(KINDS).contains("chosen");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "buckets"})
    void whatAViewerMayNotKnowChangesNoByteBehindARelayEither(String name) {
        try (var pair = Pair.relayed(name)) {
            pair.play(RELAYED_PAIRS);
            assertThat(pair.worlds.different()).isGreaterThan(RELAYED_PAIRS);
            assertThat(pair.first.kinds()).containsAll(KINDS).contains("chosen");
        }
    }

    @ParameterizedTest
    @EnumSource(Reached.class)
    void larderHasNothingToHideOnASocketEither(Reached reached) {
        try (var pair = Pair.of(Pair.game("larder"), Leak.NONE, WireLeak.NONE, reached)) {
            pair.play(OPEN_PAIRS);
            assertThat(pair.first.kinds()).containsAll(KINDS);
            assertThat(pair.worlds.different()).isZero();
        }
    }

    /** In pairs that differ in no byte as long as nothing leaks. */
    private static void expectFound(Leak leak, WireLeak wireLeak, Reached reached) {
        try (var pair = Pair.of(Pair.game("buffet"), leak, wireLeak, reached)) {
            assertThatThrownBy(() -> pair.play(PAIRS))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("buffet, pair ");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"HEADER", "ONE_MORE", "KNOCK"})
    void aLeakOfTheServerIsFound(WireLeak leak) {
        expectFound(Leak.NONE, leak, Reached.DIRECTLY);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void aLeakOfTheServersIsFoundBehindARelay(WireLeak leak) {
        expectFound(Leak.NONE, leak, Reached.BY_RELAY);
    }

    @ParameterizedTest
    @EnumSource(names = {"PADDING", "STORY", "REFUSAL", "NEWS", "BEAT"})
    void aLeakOfAGameIsFoundOnTheSocket(Leak leak) {
        expectFound(leak, WireLeak.NONE, Reached.DIRECTLY);
    }

    @ParameterizedTest
    @EnumSource(names = {"PADDING", "STORY", "REFUSAL", "NEWS", "BEAT"})
    void aLeakOfAGameIsFoundBehindARelay(Leak leak) {
        expectFound(leak, WireLeak.NONE, Reached.BY_RELAY);
    }
}
