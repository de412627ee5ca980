package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Seeded;

class ExpectimaxBotTest {
    private static final int[] CHOICES = {LadderToy.CLIMB, LadderToy.STOP};

    /** Three rungs hold 8 times in 27, and that is more than a fifth. */
    @Test
    void climbsWhenItSeesTheTopAndStopsWhenItDoesNot() {
        assertThat(choice(0, new Budget(Integer.MAX_VALUE, 1000))).isEqualTo(LadderToy.CLIMB);
        assertThat(choice(0, new Budget(Integer.MAX_VALUE, 2))).isEqualTo(LadderToy.STOP);
        assertThat(choice(2, new Budget(Integer.MAX_VALUE, 2))).isEqualTo(LadderToy.CLIMB);
    }

    private static int choice(int rung, Budget budget) {
        var game = new LadderToy();
        var s = game.start(game.about().options(1));
        s.rung = rung;
        return new ExpectimaxBot<>(game, 0)
                .choose(() -> game.view(s, 0), CHOICES, 2, budget, new Seeded(1));
    }

    @Test
    void stopsWhenItsTimeIsUp() {
        var game = new LadderToy();
        var s = game.start(game.about().options(1));
        var now = new AtomicLong();
        int chosen =
                new ExpectimaxBot<>(game, 0, () -> now.getAndAdd(1_000_000))
                        .choose(
                                () -> game.view(s, 0),
                                CHOICES,
                                2,
                                new Budget(3, Integer.MAX_VALUE),
                                new Seeded(1));
        assertThat(chosen).isEqualTo(LadderToy.STOP);
        assertThat(now.get()).isLessThan(30_000_000L);
    }
}
