package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import org.junit.jupiter.api.Test;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.testkit.GameContract;
import tischlein.testkit.laws.GameLaws;
import tischlein.testkit.pages.LogPage;
import tischlein.testkit.play.GameScript;
import tischlein.testkit.play.Perft;
import tischlein.testkit.play.Playthroughs;

/**
 * What every game promises, with what Larder never loses and how many ways there are to play it.
 */
class LarderContractTest implements GameContract<LarderState, LarderView> {
    @Override
    public Larder game() {
        return new Larder();
    }

    @Override
    public GameLaws<LarderState, LarderView> laws() {
        return GameLaws.of(game())
                .conserving("dice", LarderContractTest::dice)
                .conserving("squares", LarderContractTest::squares);
    }

    /** Three: placed, rolled or still to be rolled, in a turn; nobody has them before and after. */
    private static long dice(LarderState s) {
        return switch (s.phase) {
            case LOT, OVER -> 3;
            case ROLL, PLACE, DECIDE -> (long) Bits.size(s.placed) + Bag.size(s.dice) + s.toRoll;
        };
    }

    /** 49: with a token, with a die, or free, and none of them twice. */
    private static long squares(LarderState s) {
        long free = Square.ALL & ~(s.tokens | s.placed);
        return (long) Bits.size(s.tokens) + Bits.size(s.placed) + Bits.size(free);
    }

    @Override
    public News.Happening[] news() {
        return LarderNews.values();
    }

    @Override
    public Playthroughs<LarderState, LarderView> playthroughs() {
        return Playthroughs.of(game())
                .game("four-seats-side-two", 2, 4, "side", "two", "first", "lot")
                .game("three-seats-side-one-in-line", 3, 3, "line", "on", "first", "2");
    }

    @Override
    public String[] rareTexts() {
        return new String[] {"rating.won.6"};
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = game().wording();
        assertThat(wording.rule(say("rating.won.6"))).isEqualTo("5.3");
        assertThat(wording.rule(say("rating.lost.6"))).isEqualTo("5.4");
    }

    @Test
    void thereAreAsManyWaysToBeginAsThereShouldBe() {
        var game = game();
        var lot = GameScript.of(game, 6, "first", "lot").state();
        assertThat(Perft.of(game, lot, 4)).isEqualTo(new Perft(6 * 216, 6 * 216));
        // Of 216 rolls 91 show a given food, so each of the 49 squares can be the first in 91 of
        // them;
        // the roll of three crosses loses the turn, and one of six faces is the next.
        var table = GameScript.of(game, 1).state();
        assertThat(Perft.of(game, table, 4)).isEqualTo(new Perft(91 * 49 + 6, 91 * 49 + 6));
    }

    @Test
    void thereAreAsManyWaysToGoOnInLineAsThereShouldBe() {
        var game = game();
        var table =
                GameScript.of(game, 1, "line", "on")
                        .chance("roll bread", "roll bread", "roll cross");
        // In line with a1 b1 c1 d4 d5 d6 a6 d7 a7 f7 g7 there is so much more bread; or reroll, or
        // stop.
        long more = 4 + 2 + 2 + 3 + 3 + 4 + 3 + 6 + 5 + 3 + 3;
        assertThat(Perft.of(game, table.state(), 2).nodes()).isEqualTo(more + 11 * 2);
    }

    @Test
    void theExampleOfTheLogPageGoesAsItSays() {
        var table = GameScript.ofLog(game(), LogPage.example(game()));
        assertThat(table.view(0).steps()).isOne();
        assertThat(table.waiting()).containsExactly(1);
        assertThat(table.choices(1)).allMatch(choice -> choice.startsWith("place "));
    }
}
