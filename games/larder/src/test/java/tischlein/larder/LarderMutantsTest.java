package tischlein.larder;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.mutants.Mutants;

/**
 * Faults that can exist in a game without secrets: no array can be shared, no hand leaked, and
 * nobody chooses at the same time as another.
 */
class LarderMutantsTest {
    @TestFactory
    Stream<DynamicTest> everyPlantedFaultBreaksALaw() {
        return Mutants.of("larder", LarderContractTest.class)
                .plant(
                        "a forgotten field",
                        "LarderState.java",
                        "        toRoll = other.toRoll;\n",
                        "",
                        "copy")
                .plant(
                        "a field forgotten in the view",
                        "LarderView.java",
                        "        s.steps = steps;\n",
                        "",
                        "view")
                .plant(
                        "a view that shows less than there is",
                        "LarderView.java",
                        "s.toRoll,\n",
                        "0,\n",
                        "conservation of dice")
                .plant(
                        "a world that varies where nothing is hidden",
                        "Larder.java",
                        "return view.state();",
                        "var s = view.state(); s.roller = random.nextInt(s.seats); return s;",
                        "view")
                .plant(
                        "unsorted choices",
                        "Larder.java",
                        "out[places] = REROLL;\n                out[places + 1] = STOP;",
                        "out[places] = STOP;\n                out[places + 1] = REROLL;",
                        "choices")
                .plant(
                        "a dead end",
                        "LarderRules.java",
                        "if (placeable(s) == 0) {",
                        "if (s.tokens == Square.ALL) {")
                .plant(
                        "a lost die",
                        "LarderRules.java",
                        "s.toRoll = DICE - Bits.size(s.placed);",
                        "s.toRoll = Math.min(2, DICE - Bits.size(s.placed));",
                        "conservation of dice")
                .plant(
                        "a die that is placed and still there",
                        "LarderRules.java",
                        "        s.dice = Bag.take(s.dice, food);\n",
                        "",
                        "conservation of dice")
                .plant(
                        "dice that are collected and still lie there",
                        "LarderRules.java",
                        "        s.placed = 0;\n",
                        "",
                        "conservation")
                .plant(
                        "biased dice",
                        "Larder.java",
                        "ROLL + random.nextInt(Face.COUNT)",
                        "ROLL + random.nextInt(random.nextInt(Face.COUNT) + 1)",
                        "chance")
                .plant(
                        "a biased lot",
                        "Larder.java",
                        "FIRST + random.nextInt(s.seats)",
                        "FIRST + random.nextInt(s.seats + 1) % s.seats",
                        "chance")
                .plant(
                        "a move that is no choice and not refused",
                        "LarderRefusal.java",
                        "s.phase == Phase.DECIDE ? Refusal.NONE",
                        "s.phase != Phase.ROLL ? Refusal.NONE",
                        "choices")
                .plant(
                        "a payoff that goes by seats",
                        "Larder.java",
                        "LarderRules.won(s) ? 1 : 0",
                        "LarderRules.won(s) ? 1 : seat",
                        "payoff")
                .tests();
    }
}
