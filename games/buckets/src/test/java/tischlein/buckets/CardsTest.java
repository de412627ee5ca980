package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;
import tischlein.testkit.play.Counts;

class CardsTest {
    private final Seeded random = new Seeded(1);

    /** At most so many of each card. */
    private int[] counts(int[] most) {
        return Arrays.stream(most).map(count -> random.nextInt(count + 1)).toArray();
    }

    private int[] counts() {
        return counts(Arrays.stream(new int[Card.KINDS]).map(_ -> 3).toArray());
    }

    private static Cards cards(int[] counts) {
        var cards = new Cards();
        for (int card = 0; card < counts.length; card++) {
            for (int i = 0; i < counts[card]; i++) {
                cards.add(card);
            }
        }
        return cards;
    }

    private static int[] counts(Cards cards) {
        var counts = new int[Card.KINDS];
        Arrays.setAll(counts, cards::count);
        return counts;
    }

    @Test
    void cardsAreCounted() {
        for (int n = 0; n < Counts.ORACLE_CASES; n++) {
            var counts = counts();
            var cards = cards(counts);
            assertThat(counts(cards)).isEqualTo(counts);
            assertThat(cards.size()).isEqualTo(Arrays.stream(counts).sum());
            assertThat(cards.list()).hasSize(cards.size());
            assertThat(counts(Cards.of(cards.list()))).isEqualTo(counts);
        }
    }

    @Test
    void pilesArePutTogetherAndTakenApart() {
        for (int n = 0; n < Counts.ORACLE_CASES; n++) {
            var all = counts();
            var part = counts(all);
            var rest = new int[Card.KINDS];
            Arrays.setAll(rest, card -> all[card] - part[card]);

            var cards = cards(part);
            cards.add(cards(rest));
            assertThat(counts(cards)).isEqualTo(all);
            cards.take(cards(part));
            assertThat(counts(cards)).isEqualTo(rest);
            for (int card = 0; card < Card.KINDS; card++) {
                for (int i = 0; i < rest[card]; i++) {
                    cards.take(card);
                }
            }
            assertThat(cards.isEmpty()).isTrue();
        }
    }

    @Test
    void twoPilesHaveInCommonWhatBothHave() {
        for (int n = 0; n < Counts.ORACLE_CASES; n++) {
            var one = counts();
            var other = counts();
            var both = new int[Card.KINDS];
            Arrays.setAll(both, card -> Math.min(one[card], other[card]));

            var cards = cards(one);
            cards.keepCommon(cards(other));

            assertThat(counts(cards)).isEqualTo(both);
        }
    }

    @Test
    void theStrongestCardsOfAColourAddUp() {
        var cards = Yard.cards("red 8 5 5 2 green 8 8");
        int red = Colour.RED.ordinal();

        assertThat(cards.strongest(red, 8, 1)).isEqualTo(8);
        assertThat(cards.strongest(red, 8, 2)).isEqualTo(13);
        assertThat(cards.strongest(red, 7, 3)).isEqualTo(12);
        assertThat(cards.strongest(red, 5, 1)).isEqualTo(5);
        assertThat(cards.strongest(red, 4, 3)).isEqualTo(2);
        assertThat(cards.strongest(red, 1, 3)).isZero();
        assertThat(cards.strongest(Colour.BLUE.ordinal(), 8, 3)).isZero();
    }
}
