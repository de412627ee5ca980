package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.larder.LarderState.Phase;
import tischlein.testkit.play.Counts;

/**
 * The rules, with their bit sets, do what the slow and simple {@link TurnOracle} does. Of larders
 * with many free squares some are drawn by lot; those with few are all tried.
 */
class OracleTest {
    private static final List<String> FACES =
            List.of("bread", "fish", "cucumber", "cheese", "carrot", "cross");
    private final Larder game = new Larder();

    @Test
    void linesAreThoseOfTheOracleForEverySquarePairAndTriple() {
        var oracle = TurnOracle.read(0, true);
        int triples = 0;
        for (int a = 0; a < 49; a++) {
            assertLines(oracle, Square.bit(a));
            for (int b = 0; b < a; b++) {
                if (oracle.inLine(Set.of(name(a)), name(b))) {
                    assertLines(oracle, Square.bit(a) | Square.bit(b));
                    for (int c = 0; c < b; c++) {
                        if (oracle.inLine(Set.of(name(a), name(b)), name(c))) {
                            assertLines(oracle, Square.bit(a) | Square.bit(b) | Square.bit(c));
                            triples++;
                        }
                    }
                }
            }
        }
        assertThat(triples).isEqualTo(14 * 35);
        assertLines(oracle, 0);
    }

    private static void assertLines(TurnOracle oracle, long placed) {
        long open = LarderRules.inLine(placed) & ~placed;
        assertThat(names(open)).isEqualTo(oracle.open(Set.of(), names(placed)));
    }

    @ParameterizedTest(name = "side {0}, line {1}")
    @CsvSource({"ONE, false", "ONE, true", "TWO, false", "TWO, true"})
    void inTurnChoicesAreThoseOfTheOracleInEveryLarderWithOneOrTwoFreeSquares(
            Board side, boolean line) {
        var oracle = TurnOracle.read(side.ordinal(), line);
        for (int a = 0; a < 49; a++) {
            for (int b = 0; b <= a; b++) {
                assertTurns(oracle, side, Square.bit(a) | Square.bit(b), 0);
                assertTurns(oracle, side, Square.bit(a) | Square.bit(b), Square.bit(a));
            }
        }
    }

    @ParameterizedTest(name = "side {0}, line {1}")
    @CsvSource({"ONE, false", "ONE, true", "TWO, false", "TWO, true"})
    void inTurnChoicesAreThoseOfTheOracleInLargerLardersDrawnByLot(Board side, boolean line) {
        var oracle = TurnOracle.read(side.ordinal(), line);
        var random = new Seeded(49);
        for (int n = 0; n < Counts.ORACLE_CASES; n++) {
            long free = anySquares(1 + random.nextInt(20), random);
            long placed = 0;
            for (int dice = random.nextInt(3); dice > 0; dice--) {
                var open = List.copyOf(oracle.open(names(Square.ALL & ~free), names(placed)));
                placed |= open.isEmpty() ? 0 : Tabletop.set(open.get(random.nextInt(open.size())));
            }
            assertTurn(oracle, side, free, placed, anyDice(3 - Bits.size(placed), random));
        }
    }

    private static long anySquares(int most, Seeded random) {
        long squares = 0;
        for (int i = 0; i < most; i++) {
            squares |= Square.bit(random.nextInt(49));
        }
        return squares;
    }

    private static List<Integer> anyDice(int count, Seeded random) {
        var dice = new ArrayList<Integer>();
        for (int i = 0; i < count; i++) {
            dice.add(random.nextInt(6));
        }
        return dice;
    }

    /** All rolls of the dice that are not placed. */
    private void assertTurns(TurnOracle oracle, Board side, long free, long placed) {
        for (var dice : rolls(3 - Bits.size(placed))) {
            assertTurn(oracle, side, free, placed, dice);
        }
    }

    /** All rolls of so many dice, whichever is which. */
    private static List<List<Integer>> rolls(int dice) {
        List<List<Integer>> rolls = List.of(List.of());
        for (int die = 0; die < dice; die++) {
            rolls =
                    rolls.stream()
                            .flatMap(roll ->
                                    IntStream.range(roll.isEmpty() ? 0 : roll.getFirst(), 6)
                                            .mapToObj(face -> with(face, roll)))
                            .toList();
        }
        return rolls;
    }

    private static List<Integer> with(int face, List<Integer> roll) {
        var longer = new ArrayList<>(roll);
        longer.addFirst(face);
        return longer;
    }

    private void assertTurn(
            TurnOracle oracle, Board side, long free, long placed, List<Integer> dice) {
        if (placed != 0 && oracle.collected(names(Square.ALL & ~free), names(placed))) {
            return; // such a turn is over before the roll
        }
        var s = beforeTheLastDie(oracle, side, free, placed, dice);
        var before = names(s.tokens);
        var faces = dice.stream().map(FACES::get).toList();
        game.play(s, Game.CHANCE, LarderMove.ROLL + dice.getFirst(), News.UNHEARD);
        var choices = oracle.choices(before, names(placed), faces, true);
        if (choices.isEmpty()) {
            assertOver(s, before, 1);
        } else {
            assertThat(choices(s)).isEqualTo(choices);
            choices.forEach(choice -> assertPlaced(oracle, s.copy(), choice, faces));
        }
    }

    private static LarderState beforeTheLastDie(
            TurnOracle oracle, Board side, long free, long placed, List<Integer> dice) {
        var s = new LarderState(2, side, oracle.line());
        s.roller = 0;
        s.phase = Phase.ROLL;
        s.tokens = Square.ALL & ~free;
        s.placed = placed;
        s.dice = Bag.of(dice.subList(1, dice.size()));
        s.toRoll = 1;
        return s;
    }

    private void assertPlaced(TurnOracle oracle, LarderState s, String choice, List<String> dice) {
        var tokens = names(s.tokens);
        var square = choice.substring("place ".length());
        var placed = TurnOracle.with(names(s.placed), square);
        game.play(s, 0, game.words().code(choice), News.UNHEARD);
        if (oracle.collected(tokens, placed)) {
            assertCollected(oracle, s, tokens, placed);
            return;
        }
        var rest = TurnOracle.without(dice, oracle.foods().get(square));
        assertThat(choices(s)).isEqualTo(oracle.choices(tokens, placed, rest, false));
        var stopped = s.copy();
        game.play(stopped, 0, LarderMove.STOP, News.UNHEARD);
        assertCollected(oracle, stopped, tokens, placed);
        game.play(s, 0, LarderMove.REROLL, News.UNHEARD);
        assertThat(s.toRoll).isEqualTo(rest.size());
        assertThat(names(s.placed)).isEqualTo(placed);
    }

    private static void assertCollected(
            TurnOracle oracle, LarderState s, Set<String> tokens, Set<String> placed) {
        var all = new TreeSet<>(tokens);
        all.addAll(placed);
        assertOver(s, all, oracle.completes(tokens, placed) ? 0 : 1);
    }

    /**
     * Whether the turn is over, with these tokens, so many steps of the cat, and the dice passed
     * on.
     */
    private static void assertOver(LarderState s, Set<String> tokens, int steps) {
        assertThat(names(s.tokens)).isEqualTo(tokens);
        assertThat(s.placed).isZero();
        assertThat(s.steps).isEqualTo(steps);
        assertThat(s.phase).isEqualTo(tokens.size() == 49 ? Phase.OVER : Phase.ROLL);
        assertThat(s.roller).isEqualTo(tokens.size() == 49 ? 0 : 1);
    }

    private Set<String> choices(LarderState s) {
        var codes = new int[Game.MOST_CHOICES];
        int n = game.choices(s, s.roller, codes);
        var words = new TreeSet<String>();
        for (int i = 0; i < n; i++) {
            words.add(game.words().word(codes[i]));
        }
        return words;
    }

    private static String name(int square) {
        return "abcdefg".charAt(square % 7) + "" + (square / 7 + 1);
    }

    private static Set<String> names(long squares) {
        var names = new TreeSet<String>();
        for (int square = 0; square < 49; square++) {
            if (Bits.has(squares, square)) {
                names.add(name(square));
            }
        }
        return names;
    }
}
