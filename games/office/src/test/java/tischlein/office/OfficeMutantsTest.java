package tischlein.office;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.mutants.Mutants;

class OfficeMutantsTest {
    @TestFactory
    Stream<DynamicTest> everyPlantedFaultBreaksALaw() {
        return Mutants.of("office", OfficeContractTest.class)
                .plant(
                        "a forgotten field",
                        "OfficeState.java",
                        "        nothing = other.nothing;\n",
                        "",
                        "copy")
                .plant(
                        "a shared array",
                        "OfficeState.java",
                        "final long[] bid = new long[2];",
                        "final long[] bid = SHARED; private static final long[] SHARED = new long[2];",
                        "copy")
                .plant(
                        "a leaked bid",
                        "OfficeView.java",
                        "s.phase != Phase.BID || !isBidder(s, viewer)",
                        "s.phase != Phase.BID")
                .plant(
                        "a bid leaked to all who listen",
                        "OfficeRules.java",
                        "        s.told[side]++;\n",
                        "        s.told[side]++; news.tell(OfficeNews.PAYS, owner(s, side), s.bid[side]);\n",
                        "secret")
                .plant(
                        "a leaked number of cards",
                        "OfficeView.java",
                        "Arrays.stream(s.hand).mapToObj(InfluenceCard::values).toList()",
                        "IntStream.range(0, s.seats).mapToObj(seat -> InfluenceCard.values(s.hand[seat]"
                                + " - (seat == viewer ? 0 : seat == OfficeRules.owner(s, LEFT) ? s.bid[0] :"
                                + " seat == OfficeRules.owner(s, RIGHT) ? s.bid[1] : 0))).toList()",
                        "secret")
                .plant(
                        "dependence on the order of arrival",
                        "OfficeRules.java",
                        "            reveal(s, news);\n",
                        "            reveal(s, news); s.kitchen += side;\n",
                        "secret")
                .plant(
                        "unsorted choices",
                        "Office.java",
                        "out[count] = none + count;",
                        "out[count] = none + most - count;",
                        "choices")
                .plant(
                        "choices that cannot be finished",
                        "Office.java",
                        "if (Seating.ways(s.unseated, beside, seat) > 0) {",
                        "if (seat != beside && Seating.count(s.unseated, seat) > 0) {")
                .plant(
                        "a lost card",
                        "OfficeRules.java",
                        "        s.reserve -= paid;\n",
                        "",
                        "conservation of influence cards")
                .plant(
                        "change that is worth another card",
                        "Payment.java",
                        "s.reserve = Bag.add(s.reserve - remainder, card);",
                        "s.reserve = Bag.add(s.reserve - remainder, 0);",
                        "conservation of influence cards")
                .plant(
                        "a clerk in two places",
                        "OfficeRules.java",
                        "s.clerk[2 * s.duel + side] = NOBODY; // 3.2; 3.5: the other one stays",
                        "",
                        "conservation of clerks")
                .plant(
                        "a biased draw",
                        "Seating.java",
                        "total += ways[seat];",
                        "ways[seat] = Math.min(ways[seat], 1); total += ways[seat];",
                        "chance")
                .plant(
                        "a share that is shown card by card",
                        "OfficeView.java",
                        "InfluenceCard.values(s.roof + s.share)",
                        "InfluenceCard.values(s.roof)")
                .plant(
                        "worlds that are all alike",
                        "OfficeView.java",
                        "s.share = Bag.handful(undealt, drawn, random);",
                        "s.share = Bag.handful(undealt, drawn, new java.util.SplittableRandom(1));",
                        "view")
                .plant(
                        "a bid of cards that are not there",
                        "OfficeRefusal.java",
                        "bid.count() <= Bag.count(s.hand[actor], card)",
                        "bid.count() <= Bag.count(s.hand[actor], card) + 1",
                        "choices")
                .plant(
                        "a whole win for each who shares it",
                        "Ranking.java",
                        "return Places.payoff(",
                        "return 2 * Places.payoff(",
                        "payoff")
                .plant(
                        "advice that knows the other bid",
                        "OfficeAdvice.java",
                        "return Ranking.points(s, OfficeRules.owner(s, other)) + 1;",
                        "return InfluenceCard.points(s.bid[other]) + 1;",
                        "view")
                .tests();
    }

    /** Faults that show only where the roof helps out (5.7). */
    @TestFactory
    Stream<DynamicTest> everyFaultPlantedWhereChangeIsFetchedBreaksALaw() {
        return Mutants.of("office", AdvisedOfficeContract.class)
                .plant(
                        "a forgotten debt",
                        "OfficeState.java",
                        "        due = other.due;\n",
                        "",
                        "copy")
                .plant(
                        "a roof card that comes down twice",
                        "OfficeRules.java",
                        "        s.roof = Bag.take(s.roof, card);\n",
                        "",
                        "conservation of influence cards")
                .plant(
                        "bids that are forgotten before they are paid for",
                        "OfficeView.java",
                        "case COMPENSATION, LEFT_HALF, RIGHT_HALF -> true;",
                        "case COMPENSATION, LEFT_HALF, RIGHT_HALF -> false;")
                .plant(
                        "a roof card that nobody hears of",
                        "OfficeRules.java",
                        "        news.tell(OfficeNews.REFILLED, NOBODY, card);\n",
                        "",
                        "worlds")
                .tests();
    }
}
