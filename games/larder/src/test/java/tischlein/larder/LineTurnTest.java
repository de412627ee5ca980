package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;

class LineTurnTest {
    private static final List<String> FACES =
            List.of("bread", "fish", "cucumber", "cheese", "carrot", "cross");
    private static final int STEPS = 4;

    /** Any chances will do, if they are not the same everywhere. */
    private static double chance(long tokens, int steps) {
        return new Seeded(tokens, steps).nextDouble();
    }

    @ParameterizedTest
    @EnumSource
    void aTurnIsWorthWhatTryingEverythingFinds(Board board) {
        var oracle = TurnOracle.read(board.ordinal(), true);
        var random = new Seeded(11, board.ordinal());
        for (int n = 0; n < 12; n++) {
            long tokens = Square.ALL;
            while (Square.COUNT - Bits.size(tokens) < 7) {
                tokens &= ~Square.bit(random.nextInt(Square.COUNT));
            }
            var slow = new Slow(oracle, words(tokens), new HashMap<>());
            var turn = new LineTurn(board, LineTurnTest::chance).begin(tokens, STEPS);
            assertThat(turn.reroll(0)).isCloseTo(slow.roll(Set.of()), within(1e-12));
        }
    }

    private static Set<String> words(long squares) {
        var words = new TreeSet<String>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            words.add(Square.numbered(Bits.lowest(rest)).word());
        }
        return words;
    }

    /** Rolls every die in every way and tries all that may be done. */
    private record Slow(TurnOracle oracle, Set<String> tokens, Map<Set<String>, Double> rolled) {
        double roll(Set<String> placed) {
            var known = rolled.get(placed);
            if (known != null) {
                return known;
            }
            double worth = roll(placed, new ArrayList<>(), 3 - placed.size());
            rolled.put(placed, worth);
            return worth;
        }

        private double roll(Set<String> placed, List<String> dice, int more) {
            if (more == 0) {
                return decide(placed, dice, true);
            }
            double sum = 0;
            for (var face : FACES) {
                var longer = new ArrayList<>(dice);
                longer.add(face);
                sum += roll(placed, longer, more - 1);
            }
            return sum / FACES.size();
        }

        private double decide(Set<String> placed, List<String> dice, boolean justRolled) {
            var choices = oracle.choices(tokens, placed, dice, justRolled);
            if (choices.isEmpty()) {
                return chance(set(tokens), STEPS + 1);
            }
            double best = -1;
            for (var choice : choices) {
                best = Math.max(best, after(placed, dice, choice));
            }
            return best;
        }

        private double after(Set<String> placed, List<String> dice, String choice) {
            if (choice.equals("stop")) {
                return collected(placed);
            }
            if (choice.equals("reroll")) {
                return roll(placed);
            }
            var square = choice.substring("place ".length());
            var more = TurnOracle.with(placed, square);
            return oracle.collected(tokens, more)
                    ? collected(more)
                    : decide(more, TurnOracle.without(dice, oracle.foods().get(square)), false);
        }

        private double collected(Set<String> placed) {
            int steps = oracle.completes(tokens, placed) ? STEPS : STEPS + 1;
            return chance(set(tokens) | set(placed), steps);
        }

        private static long set(Set<String> squares) {
            return Tabletop.set(squares.toArray(String[]::new));
        }
    }

    @Test
    void aLessonMovesTheChanceOfItsPositionAndOfThoseLikeIt() {
        var outlook = LineOutlook.ignorant(Board.ONE);
        long tokens = (1L << 20) - 1;
        assertThat(outlook.chance(tokens, 3)).isEqualTo(0.5);
        outlook.learn(tokens, 3, 0.1f);
        assertThat(outlook.chance(tokens, 3)).isGreaterThan(0.9);
        assertThat(outlook.chance(tokens, 4)).isBetween(0.51, outlook.chance(tokens, 3));
        assertThat(outlook.chance(Square.ALL, 3)).isEqualTo(1);
        assertThat(outlook.chance(tokens, LarderRules.LAST_STEP)).isZero();
    }
}
