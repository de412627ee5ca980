package tischlein.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.arena.play.GameSums;
import tischlein.arena.play.PlayedGame;
import tischlein.kernel.Seeded;

class SequentialTestTest {
    /** A deal of one game at two seats, which the first bot wins so often. */
    private static List<PlayedGame> deal(Seeded random, double wins) {
        boolean first = random.nextDouble() < wins;
        var one = new PlayedGame.Sitter(0, first ? (int) GameSums.WIN : 0, first ? 1 : 2, 0);
        var other = new PlayedGame.Sitter(1, first ? 0 : (int) GameSums.WIN, first ? 2 : 1, 0);
        return List.of(new PlayedGame(0, 0, 1, 1, 0, 0, List.of(one, other)));
    }

    /** After how many deals it is decided, at most so many. */
    private static int length(long seed, double wins, double fair, int most) {
        var random = new Seeded(seed);
        var decision = new SequentialTest(2, fair);
        int deals = 0;
        while (deals < most && !decision.made()) {
            decision.add(deal(random, wins));
            deals++;
        }
        return deals;
    }

    @Test
    void betweenEqualsHardlyAnybodyIsEverCalledTheStronger() {
        int wrong = 0;
        for (int seed = 0; seed < 400; seed++) {
            wrong += length(seed, 0.5, 1e-6, 1500) < 1500 ? 1 : 0;
        }
        assertThat(wrong).isLessThan(20); // of 400: at most 5 %, however long one looks
    }

    @Test
    void aClearDifferenceIsSeenSoonAndASmallOneLater() {
        assertThat(length(1, 0.9, 0.5, 5000)).isLessThan(60);
        int small = length(1, 0.6, 0.5, 5000);
        assertThat(small).isBetween(61, 4999);
    }

    @Test
    void aDifferenceTooSmallToMatterIsDecidedToo() {
        assertThat(length(1, 0.5, 0.5, 200_000)).isLessThan(200_000);
    }

    @Test
    void nothingIsDecidedByAFewDealsThoughAllCameOutAlike() {
        assertThat(length(1, 1, 0.5, 1000)).isGreaterThanOrEqualTo(30);
    }

    @Test
    void ofThreeBotsEveryTwoMustBeDecided() {
        var decision = new SequentialTest(3, 1.0 / 3);
        var random = new Seeded(5);
        for (int i = 0; i < 200; i++) {
            decision.add(deal(random, 0.9)); // the third never plays
        }
        assertThat(decision.made()).isFalse();
    }

    @Test
    void aBotAloneIsNeverDecided() {
        var decision = new SequentialTest(1, 0.5);
        var games = new ArrayList<PlayedGame>();
        games.add(new PlayedGame(0, 0, 1, 1, 0, 0, List.of(new PlayedGame.Sitter(0, 0, 1, 0))));
        decision.add(games);
        assertThat(decision.made()).isFalse();
    }
}
