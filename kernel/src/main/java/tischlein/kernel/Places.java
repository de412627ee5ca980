package tischlein.kernel;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Places by rank, where that is how a game is won: the higher is placed higher, equals share. */
public final class Places {
    private Places() {}

    /** A number that each seat has: its rank, or its score. */
    @FunctionalInterface
    public interface Measure<S> {
        int of(S s, int seat);
    }

    /** One for each seat, in seat order. */
    public static <S> List<Result.Standing> standings(
            S s, int seats, Measure<S> rank, Measure<S> score) {
        return IntStream.range(0, seats)
                .mapToObj(seat ->
                        new Result.Standing(
                                seat, score.of(s, seat), 1 + better(s, seats, seat, rank)))
                .toList();
    }

    /** How many seats are placed higher than this one. */
    private static <S> int better(S s, int seats, int seat, Measure<S> rank) {
        int own = rank.of(s, seat);
        int better = 0;
        for (int other = 0; other < seats; other++) {
            better += rank.of(s, other) > own ? 1 : 0;
        }
        return better;
    }

    /** The seats, the best first. */
    public static <S> List<Integer> order(S s, int seats, Measure<S> rank) {
        return IntStream.range(0, seats)
                .boxed()
                .sorted(Comparator.comparingInt(seat -> -rank.of(s, seat)))
                .toList();
    }

    /** A win is 1, shared by all who tie for it, and everything else 0. */
    public static <S> double payoff(S s, int seats, int seat, Measure<S> rank) {
        int own = rank.of(s, seat);
        int sharing = 0;
        for (int other = 0; other < seats; other++) {
            int others = rank.of(s, other);
            if (others > own) {
                return 0;
            }
            sharing += others == own ? 1 : 0;
        }
        return 1.0 / sharing;
    }
}
