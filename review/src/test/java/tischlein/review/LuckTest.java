package tischlein.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.review.ledger.Bookkeeper.Effort;

/** Luck has mean 0 for every seat, whoever plays: also for those whom the valuation misjudges. */
class LuckTest {
    private static final Effort LITTLE = new Effort(4, 1);
    private static final int GAMES = 200;

    /** So far from 0 in standard errors a mean of luck comes once in some thousand times. */
    private static final double FAR = 3.5;

    @TestFactory
    Stream<DynamicTest> luckHasMeanZeroWhoeverPlays() {
        return Stream.of("buffet", "office", "larder", "buckets")
                .flatMap(game ->
                        Stream.of("random", "greedy", "random,greedy")
                                .map(bots ->
                                        DynamicTest.dynamicTest(
                                                game + " " + bots, () -> check(game, bots))));
    }

    private static void check(String name, String bots) {
        check(BotGames.game(name), List.of(bots.split(",")));
    }

    private static <S extends State<S>, V> void check(Game<S, ?, V> game, List<String> bots) {
        int seats = 3;
        var games = new BotGames<>(game, game.about().options(seats), bots, 1);
        var sums = new double[seats];
        var squares = new double[seats];
        for (int n = 0; n < GAMES; n++) {
            var ledger = LedgerTest.ledger(game, games.play(700 + n), LITTLE, n);
            for (int seat = 0; seat < seats; seat++) {
                double luck = ledger.account(seat).luck();
                sums[seat] += luck;
                squares[seat] += luck * luck;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            double mean = sums[seat] / GAMES;
            double error = Math.sqrt((squares[seat] / GAMES - mean * mean) / GAMES);
            assertThat(squares[seat]).as("there is luck").isPositive();
            assertThat(Math.abs(mean)).as("luck of seat %d", seat).isLessThan(FAR * error);
        }
    }
}
