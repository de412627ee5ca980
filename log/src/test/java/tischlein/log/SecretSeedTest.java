package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;

class SecretSeedTest {
    private static final String HEX =
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    @Test
    void aSeedIsWhatItWasMadeOf() {
        var bytes = new byte[32];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        var seed = SecretSeed.of(bytes);
        Arrays.fill(bytes, (byte) 7);
        assertThat(seed.hex()).isEqualTo(HEX);
        assertThat(SecretSeed.parse(HEX).seal()).isEqualTo(seed.seal()).hasSize(64);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 31, 33, 64})
    void aSeedHasThirtyTwoBytes(int count) {
        assertThatIllegalArgumentException().isThrownBy(() -> SecretSeed.of(new byte[count]));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "00",
                HEX + "00",
                "0A0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
                "0g0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
            })
    void whatIsNoSeedIsRefusedWithoutRepeatingIt(String hex) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SecretSeed.parse(hex))
                .withMessage("a seed has 64 lower-case hexadecimal digits");
    }

    @Test
    void itsTextShowsTheSealAndNotTheSecret() {
        var seed = SecretSeed.parse(HEX);
        assertThat(seed.toString()).contains(seed.seal()).doesNotContain(HEX.substring(0, 8));
    }

    @Test
    void theWayIsThatOfTheRisingCodesWithAllTheirWays() {
        var game = new Mugs();
        var s = game.start(game.about().options(2));
        var seed = SecretSeed.parse(HEX);
        var codes = new int[Game.MOST_CHOICES];
        var drawn = new HashSet<Integer>();
        for (int n = 0; n < 100; n++) {
            int way = seed.way(n, 6); // one of tea, two of milk, three of cocoa
            int code = way < 1 ? 0 : way < 3 ? 1 : 2;
            assertThat(seed.draw(game, s, n, codes)).isEqualTo(code);
            drawn.add(code);
        }
        assertThat(drawn).containsExactly(0, 1, 2);
    }

    @Test
    void aDrawDependsOnNothingButSeedAndNumber() {
        var seed = SecretSeed.parse(HEX);
        var up = IntStream.range(0, 50).mapToObj(n -> seed.way(n, 1000)).toList();
        var down = IntStream.range(0, 50).mapToObj(n -> seed.way(49 - n, 1000)).toList().reversed();
        assertThat(down).isEqualTo(up);
        var other = SecretSeed.parse(HEX.replace("1f", "1e"));
        assertThat(IntStream.range(0, 50).mapToObj(n -> other.way(n, 1000)).toList())
                .isNotEqualTo(up);
    }

    @Test
    void severalThreadsMayDrawAtTheSameTime() {
        var seed = SecretSeed.parse(HEX);
        var alone = IntStream.range(0, 20_000).map(n -> seed.way(n, 1 << 30)).toArray();
        var together = IntStream.range(0, 20_000).parallel().map(n -> seed.way(n, 1 << 30));
        assertThat(together.toArray()).isEqualTo(alone);
    }

    @Test
    void thereIsNoMoveBeforeTheFirstAndNoneWithoutAWay() {
        var seed = SecretSeed.parse(HEX);
        assertThatIllegalArgumentException().isThrownBy(() -> seed.way(-1, 6));
        assertThatIllegalArgumentException().isThrownBy(() -> seed.way(0, 0));
    }
}
