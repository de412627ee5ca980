package tischlein.office;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Paying and changing as the rules say it, by trying every choice of the cards. It knows cards by
 * their values and nothing of the game.
 */
final class ChangeOracle {
    private ChangeOracle() {}

    /** What is left where after a seat has paid. */
    record Outcome(List<Integer> hand, List<Integer> roof, List<Integer> reserve) {}

    private static final Map<List<Integer>, List<List<Integer>>> CHOICES = new HashMap<>();

    /** Fewer cards first, and among equally many those with more high cards (3.4). */
    private static final Comparator<List<Integer>> BETTER =
            Comparator.<List<Integer>>comparingInt(List::size)
                    .thenComparing((one, other) -> Arrays.compare(falling(other), falling(one)));

    private static int[] falling(List<Integer> cards) {
        return cards.stream().mapToInt(card -> card).toArray();
    }

    /** Every different choice of some of the cards, which are in falling order. */
    static List<List<Integer>> choices(List<Integer> cards) {
        return CHOICES.computeIfAbsent(cards, ChangeOracle::tryAll);
    }

    private static List<List<Integer>> tryAll(List<Integer> cards) {
        var choices = new LinkedHashSet<List<Integer>>();
        choices.add(List.of());
        for (int card : cards) {
            for (var choice : List.copyOf(choices)) {
                var more = new ArrayList<>(choice);
                more.add(card);
                choices.add(more);
            }
        }
        return List.copyOf(choices);
    }

    static int sum(List<Integer> cards) {
        return cards.stream().mapToInt(card -> card).sum();
    }

    static Optional<List<Integer>> exactly(List<Integer> cards, int sum) {
        return choices(cards).stream().filter(choice -> sum(choice) == sum).min(BETTER);
    }

    static List<Integer> nearestBelow(List<Integer> cards, int sum) {
        return exactly(cards, sums(cards).filter(n -> n <= sum).max().orElseThrow()).orElseThrow();
    }

    static List<Integer> leastAbove(List<Integer> cards, int sum) {
        return exactly(cards, sums(cards).filter(n -> n >= sum).min().orElseThrow()).orElseThrow();
    }

    private static IntStream sums(List<Integer> cards) {
        return choices(cards).stream().mapToInt(ChangeOracle::sum);
    }

    static List<Integer> without(List<Integer> cards, List<Integer> some) {
        var rest = new ArrayList<>(cards);
        some.forEach(rest::remove);
        return rest;
    }

    static List<Integer> with(List<Integer> cards, List<Integer> more) {
        var all = new ArrayList<>(cards);
        all.addAll(more);
        all.sort(Comparator.reverseOrder());
        return all;
    }

    /** 4.3: the hand is all that is given. */
    static Outcome pay(List<Integer> given, int sum, List<Integer> reserve) {
        var paid = nearestBelow(given, sum);
        var others = without(given, paid);
        int missing = sum - sum(paid);
        if (missing == 0) {
            return new Outcome(others, paid, reserve);
        }
        int lowest = others.getLast();
        var rest = exactly(reserve, missing);
        var remainder = rest.flatMap(cards -> exactly(without(reserve, cards), lowest - missing));
        if (rest.isEmpty() || remainder.isEmpty()) {
            var above = leastAbove(given, sum);
            return new Outcome(without(given, above), above, reserve);
        }
        return new Outcome(
                with(without(others, List.of(lowest)), remainder.get()),
                with(paid, rest.get()),
                with(without(without(reserve, rest.get()), remainder.get()), List.of(lowest)));
    }
}
