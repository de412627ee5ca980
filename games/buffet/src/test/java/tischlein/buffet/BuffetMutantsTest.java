package tischlein.buffet;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.mutants.Mutants;

class BuffetMutantsTest {
    @TestFactory
    Stream<DynamicTest> everyPlantedFaultBreaksALaw() {
        return Mutants.of("buffet", BuffetContractTest.class)
                .plant(
                        "a forgotten field",
                        "BuffetState.java",
                        "        lowestGivable = other.lowestGivable;\n",
                        "",
                        "copy")
                .plant(
                        "a shared array",
                        "BuffetState.java",
                        "leftAs = new int[seats];\n    }",
                        "leftAs = SHARED;\n    }\n    private static final int[] SHARED = new int[6];",
                        "copy")
                .plant(
                        "a leaked hand",
                        "BuffetView.java",
                        "seated ? MouseCard.values(s.hand[viewer]) : List.of()",
                        "MouseCard.values(s.hand[Math.max(viewer, 0)])")
                .plant(
                        "a hand leaked to all who hear of a draw",
                        "BuffetNews.java",
                        "privy ? card(\"news.draws.own\", seat, value) : say(\"news.draws\").seat(seat)",
                        "card(\"news.draws.own\", seat, value)",
                        "worlds")
                .plant(
                        "a leaked hand size",
                        "BuffetView.java",
                        "Bag.size(s.hand[seat]) + (hasChosen(s, seat) ? 1 : 0)",
                        "Bag.size(s.hand[seat])",
                        "secret")
                .plant(
                        "dependence on the order of arrival",
                        "BuffetRules.java",
                        "s.waiting &= ~bit(mouse);",
                        "s.waiting &= ~bit(mouse); s.token = s.waiting == 0 ? mouse : s.token;",
                        "secret")
                .plant(
                        "unsorted choices",
                        "Buffet.java",
                        "out[cards] = KEEP_THE_REST;",
                        "out[cards] = out[0]; out[0] = KEEP_THE_REST;",
                        "choices")
                .plant(
                        "a lost card",
                        "BuffetRules.java",
                        "s.discard = Bag.add(s.discard, card); // 6.1, 6.2",
                        "",
                        "conservation of mouse cards")
                .plant(
                        "a lost plate",
                        "BuffetRules.java",
                        "s.won[mouse] |= 1L << plate;",
                        "s.won[mouse] = 1L << plate;",
                        "conservation of plates")
                .plant(
                        "a biased draw",
                        "Buffet.java",
                        "random.nextInt(Bits.size(s.stock))",
                        "random.nextInt(random.nextInt(Bits.size(s.stock)) + 1)",
                        "chance")
                .plant(
                        "a move that is no choice and not refused",
                        "BuffetRefusal.java",
                        "card + 1 >= s.lowestGivable ?",
                        "card + 1 >= 0 ?",
                        "choices")
                .plant(
                        "a payoff for losers",
                        "Buffet.java",
                        "return Places.payoff(",
                        "return 0.25 + 0.75 * Places.payoff(",
                        "payoff")
                .plant(
                        "worlds that are all alike",
                        "BuffetView.java",
                        "s.pile = Bag.handful(Bag.common(unseen, undrawn), pile, random);",
                        "s.pile = Bag.handful(Bag.common(unseen, undrawn), pile, random = new"
                                + " java.util.SplittableRandom(1));",
                        "view")
                .plant(
                        "a view of the others' choosing",
                        "BuffetView.java",
                        "                s.toServe,\n",
                        "                s.toServe + Bits.size(s.waiting),\n")
                .tests();
    }
}
