package tischlein.review.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The columns of an account as whole numbers that still add up to their sum. */
public final class RoundedColumns {
    private RoundedColumns() {}

    /**
     * Rounds to parts of one: what would be rounded most wrongly goes the other way.
     *
     * @param parts 1,000 for tenths of a point
     */
    public static List<Integer> of(Account account, int parts) {
        var exact = account.columns().stream().map(column -> column * parts).toList();
        var rounded =
                new ArrayList<>(exact.stream().map(column -> (int) Math.floor(column)).toList());
        int missing =
                (int) Math.round(account.sum() * parts)
                        - rounded.stream().mapToInt(Integer::intValue).sum();
        IntStream.range(0, exact.size())
                .boxed()
                .sorted(
                        Comparator.comparingDouble((Integer column) ->
                                Math.floor(exact.get(column)) - exact.get(column)))
                .limit(missing)
                .forEach(column -> rounded.set(column, rounded.get(column) + 1));
        return List.copyOf(rounded);
    }
}
