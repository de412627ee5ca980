package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.testkit.play.Counts;
import tischlein.testkit.play.GameScript;

class LarderAdviceTest {
    private final Larder game = new Larder();

    @ParameterizedTest(name = "side {0}, line {1}: at least {2} of 100")
    @CsvSource({"one, off, 85", "two, off, 68", "one, on, 52", "two, on, 15"})
    void movesAsAdvisedWinFarMoreGamesThanARuleOfThumb(String side, String line, int due) {
        int won = 0;
        for (int n = 0; n < Counts.ADVICE_GAMES; n++) {
            var s = GameScript.of(game, 3, "side", side, "line", line).state();
            finish(s, new Seeded(77, n));
            won += LarderRules.won(s) ? 1 : 0;
        }
        assertThat(100 * won).isGreaterThanOrEqualTo(due * Counts.ADVICE_GAMES);
    }

    private void finish(LarderState s, Seeded random) {
        var codes = new int[Game.MOST_CHOICES];
        var advice = game.advice();
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : advice.move(s, actor, random);
            game.play(s, actor, code, News.UNHEARD);
        }
    }

    @Test
    void completesAProvisionIfItCan() {
        long left = Tabletop.set("c1", "a6", "a7");
        var table = GameScript.of(game, 1).edit(s -> s.tokens = Square.ALL & ~left);
        table.edit(s -> s.steps = 10);
        table.chance("roll bread", "roll cross", "roll cross");
        assertThat(advised(table)).isEqualTo("place c1");
    }

    @Test
    void stopsWithSomethingCompleteIfAnyRerollButOneWouldLoseIt() {
        var table =
                GameScript.of(game, 1).edit(s -> s.tokens = Square.ALL & ~Tabletop.set("a1", "b3"));
        table.edit(s -> s.steps = 9).chance("roll bread", "roll cross", "roll cross");
        table.seat(0, "place a1");
        assertThat(advised(table)).isEqualTo("stop");
    }

    @Test
    void rerollsIfAStopWouldLoseTheGame() {
        var table =
                GameScript.of(game, 1).edit(s -> s.tokens = Square.ALL & ~Tabletop.set("a1", "b1"));
        table.edit(s -> s.steps = 10).chance("roll bread", "roll cross", "roll cross");
        table.seat(0, "place a1");
        assertThat(advised(table)).isEqualTo("reroll");
    }

    @Test
    void isSureOfWonAndLostGamesAndOfNoOther() {
        var table = GameScript.of(game, 1).edit(s -> s.tokens = Square.ALL & ~Tabletop.set("a1"));
        assertThat(value(table)).isStrictlyBetween(0.0, 1.0);
        table.chance("roll bread", "roll cross", "roll cross").seat(0, "place a1");
        assertThat(value(table)).isEqualTo(1);
        var late = GameScript.of(game, 1).edit(s -> s.steps = 10);
        late.chance("roll cross", "roll cross", "roll cross");
        assertThat(value(late)).isZero();
    }

    @Test
    void likesFewerSquaresMoreStepsToGoAndMoreFoods() {
        long fourRows = (1L << 28) - 1;
        long fiveRows = (1L << 35) - 1;
        assertThat(chance(fiveRows, 6)).isGreaterThan(chance(fourRows, 6));
        assertThat(chance(fourRows, 5)).isGreaterThan(chance(fourRows, 6));
        // Two provisions of two portions are left: of two foods here, of one there.
        long twoFoods = Square.ALL & ~Tabletop.set("a6", "a7", "d1", "e1");
        long oneFood = Square.ALL & ~Tabletop.set("a6", "a7", "f7", "g7");
        assertThat(chance(twoFoods, 6)).isGreaterThan(chance(oneFood, 6));
    }

    private static double chance(long tokens, int steps) {
        return Outlook.chance(Board.ONE, tokens, steps);
    }

    private String advised(GameScript<LarderState, LarderView> table) {
        return game.words().word(game.advice().move(table.state(), 0, new Seeded(1)));
    }

    private double value(GameScript<LarderState, LarderView> table) {
        return game.advice().value(table.state(), 0);
    }
}
