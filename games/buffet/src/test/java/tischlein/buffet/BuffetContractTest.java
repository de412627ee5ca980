package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.testkit.GameContract;
import tischlein.testkit.laws.GameLaws;
import tischlein.testkit.play.GameScript;
import tischlein.testkit.play.Perft;
import tischlein.testkit.play.Playthroughs;

/**
 * What every game promises, with what Buffet never loses and how many ways there are to play it.
 */
class BuffetContractTest implements GameContract<BuffetState, BuffetView> {
    @Override
    public Buffet game() {
        return new Buffet();
    }

    @Override
    public GameLaws<BuffetState, BuffetView> laws() {
        return GameLaws.of(game())
                .conserving("mouse cards", BuffetContractTest::cards)
                .conserving("plates", BuffetContractTest::plates);
    }

    /** 110, and ten of each value: no kind of card may turn into another. */
    private static long cards(BuffetState s) {
        long cards = s.pile + s.discard;
        for (int seat = 0; seat < s.seats; seat++) {
            cards += s.hand[seat];
            boolean faceDown =
                    s.phase == BuffetState.Phase.CHOOSE && Bits.has(s.atBuffet & ~s.waiting, seat);
            cards += faceDown ? Bag.add(Bag.EMPTY, s.faceDown[seat]) : Bag.EMPTY;
        }
        return cards;
    }

    /** Each of the 36 in one place only. */
    private static long plates(BuffetState s) {
        long plates = s.stock + s.buffet;
        for (int seat = 0; seat < s.seats; seat++) {
            plates += s.won[seat];
        }
        return plates;
    }

    @Override
    public News.Happening[] news() {
        return BuffetNews.values();
    }

    @Override
    public Playthroughs<BuffetState, BuffetView> playthroughs() {
        return Playthroughs.of(game())
                .game("three-seats-japanese", 1, 3, "edition", "japanese", "first", "lot")
                .game("five-seats-french", 4, 5, "edition", "french");
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = game().wording();
        assertThat(wording.rule(say("tie.plate"))).isEqualTo("11.2");
        assertThat(wording.rule(say("tie.food"))).isEqualTo("11.2");
        assertThat(wording.rule(say("tie.french"))).isEqualTo("11.3");
    }

    @Test
    void thereAreAsManyWaysToGoOnAsThereShouldBe() {
        var game = game();
        var lot = GameScript.of(game, 4, "first", "lot").state();
        // Four seats may get the token, and the first two of 110 cards are drawn.
        assertThat(Perft.of(game, lot, 3)).isEqualTo(new Perft(4 * 11 * 11, 4 * 110 * 109));
    }

    @Test
    void thereAreAsManyWaysToChooseAndToSwapAsThereShouldBe() {
        var game = game();
        var table = BuffetTable.served(4, List.of(), "cheese 1", "salad 2", "salami 4");
        // Nine cards each for four mice; then the choices of the next turn, or of a swap, follow.
        assertThat(Perft.of(game, table.script.state(), 4)).isEqualTo(new Perft(6561, 6561));
        // Of eight different cards any may be the lowest that is given back, or none: 8 + 1.
        table.turn(1, 5, 7, 8);
        assertThat(Perft.of(game, table.script.state(), 1)).isEqualTo(new Perft(9, 9));
        // Two moves: two cards in rising order, 28, or one and then "keep", 8, or "keep" at once
        // and any of eight cards of seat 1.
        assertThat(Perft.of(game, table.script.state(), 2)).isEqualTo(new Perft(44, 44));
    }
}
