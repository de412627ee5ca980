package tischlein.office;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that a seat or chance can do in Büro Crazy. */
public sealed interface OfficeMove {
    /** So many cards of one value go into the bid. */
    record Bid(int value, int count) implements OfficeMove {}

    /** The next step is for a clerk of this seat. */
    record Clerk(int seat) implements OfficeMove {}

    /** The lot falls on the clerk on the left, or on the other one. */
    record Lot(boolean left) implements OfficeMove {}

    /** A roof card for whoever draws a share now. */
    record Share(int value) implements OfficeMove {}

    /** A roof card goes back to the reserve. */
    record Refill(int value) implements OfficeMove {}

    int COUNTS = InfluenceCard.OF_EACH + 1;
    int BID = 0;
    int CLERK = BID + InfluenceCard.KINDS * COUNTS;
    int LOT = CLERK + Office.MOST_SEATS;
    int SHARE = LOT + 2;
    int REFILL = SHARE + InfluenceCard.KINDS;

    List<OfficeMove> ALL =
            Stream.of(
                            each(InfluenceCard.KINDS * COUNTS, OfficeMove::bid),
                            each(Office.MOST_SEATS, Clerk::new),
                            each(2, side -> new Lot(side == OfficeRules.LEFT)),
                            each(InfluenceCard.KINDS, n -> new Share(InfluenceCard.value(n))),
                            each(InfluenceCard.KINDS, n -> new Refill(InfluenceCard.value(n))))
                    .<OfficeMove>flatMap(moves -> moves)
                    .toList();

    /** The code for bidding none of a card; for each card bid it is one more. */
    static int none(int card) {
        return BID + card * COUNTS;
    }

    /** As a log writes it. */
    static String word(OfficeMove move) {
        return switch (move) {
            case Bid(int value, int count) -> plural(value) + " " + count;
            case Clerk(int seat) -> "clerk " + seat;
            case Lot(boolean left) -> left ? "lot left" : "lot right";
            case Share(int value) -> "share " + value;
            case Refill(int value) -> "refill " + value;
        };
    }

    private static String plural(int value) {
        return List.of("ones", "twos", "fives", "tens", "twenties").get(InfluenceCard.card(value));
    }

    private static Bid bid(int n) {
        return new Bid(InfluenceCard.value(n / COUNTS), n % COUNTS);
    }

    private static Stream<OfficeMove> each(int count, IntFunction<OfficeMove> move) {
        return IntStream.range(0, count).mapToObj(move);
    }
}
