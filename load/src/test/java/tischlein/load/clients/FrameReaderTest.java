package tischlein.load.clients;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;

class FrameReaderTest {
    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void everyFrameIsUnderstoodAndLetsASeatChoose(String name) {
        for (int seed = 0; seed < 4; seed++) {
            understand(Staged.of(name, seed));
        }
    }

    private static void understand(Staged<?, ?> game) {
        int choices = 0;
        while (!game.over()) {
            Object common = game.common();
            int owing = game.owing();
            for (int seat = Game.ONLOOKER; seat < game.seats(); seat++) {
                var reading = game.read(seat);
                var sight = reading.sight();
                assertThat(reading.fault()).isEmpty();
                assertThat(sight.owing()).isEqualTo(owing);
                assertThat(sight.common()).isEqualTo(common);
            }
            for (int rest = owing; rest != 0; rest &= rest - 1) {
                int seat = Bits.lowest(rest);
                var moves = game.see(seat).choice(new Seeded(choices++, seat));
                game.play(seat, moves);
            }
            game.chance();
        }
        assertThat(choices).isGreaterThan(3);
        assertThat(game.see(0).over()).isTrue();
        assertThat(game.see(0).missing()).isZero();
    }
}
