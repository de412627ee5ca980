package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.testkit.GameContract;
import tischlein.testkit.laws.GameLaws;
import tischlein.testkit.pages.LogPage;
import tischlein.testkit.play.GameScript;
import tischlein.testkit.play.Perft;
import tischlein.testkit.play.Playthroughs;

/**
 * What every game promises, with what Buckets never loses and how many ways there are to play it.
 */
class BucketsContractTest implements GameContract<BucketsState, BucketsView> {
    private static final long[] WEIGHTS =
            LongStream.rangeClosed(1, Card.KINDS).map(Seeded::mix).toArray();

    @Override
    public Buckets game() {
        return new Buckets();
    }

    @Override
    public GameLaws<BucketsState, BucketsView> laws() {
        return GameLaws.of(game())
                .conserving("animal cards", BucketsContractTest::cards)
                .conserving("what the pile was made of", BucketsContractTest::made)
                .conserving("buckets", BucketsContractTest::buckets)
                .showing(BucketsContractTest::shows);
    }

    /**
     * The pyramids when the last one is finished (2.4), and the hand of a seat that is out (6.3).
     */
    private static boolean shows(BucketsState s, int actor, int code) {
        return switch (s.phase) {
            case BUILD ->
                    s.waiting == Bits.bit(actor)
                            && Bits.size(s.pyramid[actor] ^ s.edition.slots) == 1;
            case TAKE -> Pyramid.without(s.pyramid[actor], code - BucketsMove.TAKE) == 0;
            case LOT, DEAL, ATTACK, DEFEND, LAY, DRAW, KEEP, OVER -> false;
        };
    }

    /** So many of each: no card may turn into another. */
    private static long cards(BucketsState s) {
        long cards = weight(s.pile) + weight(s.discard);
        for (int seat = 0; seat < s.seats; seat++) {
            cards += weight(s.hand[seat]) + weight(s.laid[seat]);
        }
        return cards;
    }

    /** What is in the pile and what was drawn of it is what it was made of, less nothing. */
    private static long made(BucketsState s) {
        long missing = weight(s.made) - weight(s.pile);
        for (int seat = 0; seat < s.seats; seat++) {
            missing -= weight(s.drawn[seat]);
        }
        return missing;
    }

    /** A number that hardly any other cards have. */
    private static long weight(Cards cards) {
        long weight = 0;
        for (long rest = cards.kinds(); rest != 0; rest &= rest - 1) {
            int card = Bits.lowest(rest);
            weight += cards.count(card) * WEIGHTS[card];
        }
        return weight;
    }

    /**
     * How many buckets a seat has too many, and how many slots have no bucket of their own; and
     * while it builds, how many colours are thought placed and are not, or the other way round:
     * none.
     */
    private static long buckets(BucketsState s) {
        long wrong = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            int filled = 0;
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                int slots = s.ofColour[seat * Colour.COUNT + colour] & s.pyramid[seat];
                int missing = s.edition.bucketsOfAColour - Bits.size(slots);
                boolean more = s.phase.compareTo(Phase.BUILD) <= 0 && missing > 0;
                wrong += Math.max(0, -missing);
                wrong += more == Bits.has(s.unplaced[seat], colour) ? 0 : 1;
                wrong += Bits.size(filled & slots);
                filled |= slots;
            }
            wrong += Bits.size(s.pyramid[seat] & ~filled);
        }
        return wrong;
    }

    @Override
    public News.Happening[] news() {
        return BucketsNews.values();
    }

    @Override
    public Playthroughs<BucketsState, BucketsView> playthroughs() {
        return Playthroughs.of(game())
                .game("four-seats", 1, 4)
                .game("six-seats-small-last", 4, 6, "edition", "2005", "end", "last");
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = game().wording();
        assertThat(wording.rule(say("tie.shared"))).isEqualTo("7.3");
        assertThat(wording.rule(say("tie.wrecked"))).isEqualTo("7.3");
        assertThat(wording.rule(say("end.wrecked"))).isEqualTo("7.1");
    }

    @Test
    void thereAreAsManyWaysToDealAsThereShouldBe() {
        var game = game();
        var lot = GameScript.of(game, 4, "first", "lot").state();
        // Four seats may lead, and the first two of 110 cards are drawn.
        assertThat(Perft.of(game, lot, 3)).isEqualTo(new Perft(4 * 40 * 40, 4 * 110 * 109));
    }

    @Test
    void thereAreAsManyPyramidsAsThereShouldBe() {
        var game = game();
        var large = GameScript.of(game, 2).lot(1).state();
        // Any four buckets but four of the same colour.
        assertThat(Perft.of(game, large, 4)).isEqualTo(new Perft(620, 620));
        var small = GameScript.of(game, 2, "edition", "2005").lot(1).state();
        // Ten buckets in pairs: ten factorial through two to the fifth.
        assertThat(Perft.of(game, small, 10)).isEqualTo(new Perft(113_400, 113_400));
    }

    @Test
    void thereAreAsManyAttacksAsThereShouldBe() {
        var game = game();
        var s = Yard.of(2).hands("red 5 4 4 blue 1", "red 8").script().state();
        // A blue one; red 5, 4, 5 + 4, 4 + 4, 5 + 4 + 4: each but the last is ended by a word.
        assertThat(Perft.of(game, s, 3).nodes()).isEqualTo(40 + 40 + 40 + 1 + 1 + 1);
    }

    @Test
    void theExampleOfTheLogPageGoesAsItSays() {
        var script = GameScript.ofLog(game(), LogPage.example(game()));
        assertThat(Yard.slots(script, 1)).containsExactly("1 3", "1 4", "2 3");
        assertThat(Yard.slots(script, 0)).hasSize(8).doesNotContain("3 1", "4 1");
        assertThat(script.waiting()).containsExactly(0);
        assertThat(script.view(0).phase()).isEqualTo(BucketsState.Phase.ATTACK);
    }
}
