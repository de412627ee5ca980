package tischlein.testkit.inspect;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import tischlein.testkit.play.Counts;

/**
 * A random generator that can be wound through all it might ever answer: each way through its
 * answers is one outcome, with its exact probability.
 */
public final class Outcomes implements RandomGenerator {
    /** A draw that asks for more numbers than these may never end. */
    private static final int MOST_QUESTIONS = 100;

    private final List<Integer> answers = new ArrayList<>();
    private final List<Integer> bounds = new ArrayList<>();
    private int asked;

    private Outcomes() {}

    /** What a draw can come to, and how likely each is. */
    public static Map<Integer, Fraction> of(ToIntFunction<RandomGenerator> draw) {
        var outcomes = new Outcomes();
        var odds = new TreeMap<Integer, Fraction>();
        for (int n = 0; ; n++) {
            if (n > Counts.MOST_OUTCOMES) {
                throw new Breach("a draw has too many outcomes to be enumerated");
            }
            int outcome = draw.applyAsInt(outcomes);
            odds.merge(outcome, outcomes.probability(), Fraction::plus);
            if (!outcomes.next()) {
                return odds;
            }
        }
    }

    @Override
    public int nextInt(int bound) {
        if (asked == MOST_QUESTIONS) {
            throw new Breach("a draw asks for one number after the other");
        }
        if (asked == answers.size()) {
            answers.add(0);
            bounds.add(bound);
        }
        return answers.get(asked++);
    }

    @Override
    public long nextLong() {
        throw new Breach("a draw may use nextInt(bound) only");
    }

    private Fraction probability() {
        var ways = BigInteger.ONE;
        for (int bound : bounds) {
            ways = ways.multiply(BigInteger.valueOf(bound));
        }
        return new Fraction(BigInteger.ONE, ways);
    }

    /** Winds on to the next way; false if that was the last. */
    private boolean next() {
        asked = 0;
        while (!answers.isEmpty() && answers.getLast() + 1 == bounds.getLast()) {
            answers.removeLast();
            bounds.removeLast();
        }
        if (answers.isEmpty()) {
            return false;
        }
        answers.set(answers.size() - 1, answers.getLast() + 1);
        return true;
    }
}
