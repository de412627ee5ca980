package tischlein.testkit.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.testkit.pennies.Pennies;
import tischlein.testkit.pennies.PenniesFault;

class PerftTest {
    @Test
    void allSequencesAreCountedAndChanceByItsWays() {
        var game = new Pennies(PenniesFault.NONE);
        var start = game.start(game.about().options(2));
        assertThat(Perft.of(game, start, 0)).isEqualTo(new Perft(1, 1));
        assertThat(Perft.of(game, start, 1)).isEqualTo(new Perft(3, 4));
        assertThat(Perft.of(game, start, 2)).isEqualTo(new Perft(9, 16));
        assertThat(Perft.of(game, start, 3)).isEqualTo(new Perft(18, 32));
        // A purse of n pennies allows n + 1 bids, 2 + 2 * 3 + 4 = 12 by ways; the end is the end.
        assertThat(Perft.of(game, start, 99)).isEqualTo(new Perft(81, 144));
    }
}
