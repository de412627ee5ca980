package tischlein.buckets;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.mutants.Mutants;

class BucketsMutantsTest {
    @TestFactory
    Stream<DynamicTest> everyPlantedFaultInTheStateBreaksALaw() {
        return Mutants.of("buckets", BucketsContractTest.class)
                .plant(
                        "a forgotten field",
                        "BucketsState.java",
                        "        clockwise = other.clockwise;\n",
                        "",
                        "copy")
                .plant(
                        "a shared array",
                        "BucketsState.java",
                        "sum = new int[seats];\n    }",
                        "sum = SHARED;\n    }\n    private static final int[] SHARED = new int[6];",
                        "copy")
                .plant(
                        "a shared pile",
                        "BucketsState.java",
                        "made = new Cards(edition.cards);",
                        "made = edition.cards;",
                        "copy")
                .plant(
                        "dependence on the order of arrival",
                        "BucketsRules.java",
                        "attack(s, s.leader, news);",
                        "attack(s, seat, news);",
                        "secret")
                .plant(
                        "unsorted choices",
                        "Buckets.java",
                        "out[cards] = GIVE_IN; // 4.4",
                        "out[cards] = out[0]; out[0] = GIVE_IN;",
                        "choices")
                .plant(
                        "a lost card",
                        "BucketsRules.java",
                        "s.laid[seat].add(card);",
                        "",
                        "conservation of animal cards")
                .plant(
                        "a lost hand",
                        "BucketsRules.java",
                        "s.discard.add(s.hand[loser]);",
                        "",
                        "conservation of animal cards")
                .plant(
                        "a lost bucket",
                        "BucketsRules.java",
                        "s.ofColour[seat * Colour.COUNT + colour] |= slot;",
                        "s.ofColour[seat * Colour.COUNT + colour] = slot;")
                .plant(
                        "a bucket too many",
                        "BucketsRules.java",
                        "if (unplaced(s, seat, colour) == 0) {",
                        "if (unplaced(s, seat, colour) == (colour == 0 ? -1 : 0)) {")
                .plant(
                        "a biased draw",
                        "Cards.java",
                        "n - singles >> 1",
                        "n - singles >> 2",
                        "chance")
                .plant(
                        "a move that is no choice and not refused",
                        "BucketsRefusal.java",
                        "BucketsRules.missing(s, seat) > 0 ? low(s) : Refusal.NONE",
                        "Refusal.NONE",
                        "choices")
                .plant(
                        "a payoff for losers",
                        "BucketsResult.java",
                        "return Places.payoff(",
                        "return 0.25 + 0.75 * Places.payoff(",
                        "payoff")
                .tests();
    }

    @TestFactory
    Stream<DynamicTest> everyPlantedLeakBreaksALaw() {
        return Mutants.of("buckets", BucketsContractTest.class)
                .plant(
                        "a leaked hand",
                        "BucketsView.java",
                        "seated ? s.hand[viewer].list() : List.of()",
                        "s.hand[Math.max(viewer, 0)].list()")
                .plant(
                        "a hand leaked to all who hear of a draw",
                        "BucketsNews.java",
                        "            privy\n",
                        "            value >= 0\n",
                        "worlds")
                .plant(
                        "a leaked hand size: who has no card to add need not say so",
                        "BucketsRules.java",
                        "if (Bag.size(s.nowLaid) == MOST_CARDS) {",
                        "if (Bag.size(s.nowLaid) == MOST_CARDS || layable(s, seat) == 0) {",
                        "worlds")
                .plant(
                        "pyramids leaked to all while they are built",
                        "BucketsView.java",
                        "seat == viewer || s.phase.compareTo(Phase.BUILD) > 0",
                        "seat == viewer || s.phase.compareTo(Phase.BUILD) >= 0",
                        "secret")
                .plant(
                        "a view of the others' building",
                        "BucketsView.java",
                        "                s.pile.size(),\n",
                        "                s.pile.size() + Bits.size(s.waiting),\n")
                .plant(
                        "worlds that are all alike",
                        "BucketsView.java",
                        "possible.drawHand(pile, random)",
                        "possible.drawHand(pile, random = new java.util.SplittableRandom(1))",
                        "view")
                .plant(
                        "advice that looks into another's hand",
                        "BucketsAdvice.java",
                        "Reckoning.loss(s, next, s.pyramid[next], colour)",
                        "Reckoning.loss(s, next, s.pyramid[next], colour) - s.hand[next].count(card)",
                        "view")
                .tests();
    }
}
