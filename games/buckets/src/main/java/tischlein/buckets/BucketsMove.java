package tischlein.buckets;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that a seat or chance can do in Alles im Eimer. */
public sealed interface BucketsMove {
    /** Puts a bucket on the next slot: the base first, each row from the left. */
    record Place(Colour colour) implements BucketsMove {}

    record Lay(Card card) implements BucketsMove {}

    /** Lays no further card in this turn. */
    record Done() implements BucketsMove {}

    record GiveIn() implements BucketsMove {}

    record Take(Slot slot) implements BucketsMove {}

    record KeepLeft() implements BucketsMove {}

    record KeepRight() implements BucketsMove {}

    record Draw(Card card) implements BucketsMove {}

    record First(int seat) implements BucketsMove {}

    int PLACE = 0;
    int LAY = PLACE + Colour.COUNT;
    int DONE = LAY + Card.KINDS;
    int GIVE_IN = DONE + 1;
    int TAKE = GIVE_IN + 1;
    int KEEP_LEFT = TAKE + Pyramid.SLOTS;
    int KEEP_RIGHT = KEEP_LEFT + 1;
    int DRAW = KEEP_RIGHT + 1;
    int FIRST = DRAW + Card.KINDS;

    List<BucketsMove> ALL =
            Stream.of(
                            each(Colour.COUNT, n -> new Place(Colour.ALL.get(n))),
                            each(Card.KINDS, n -> new Lay(Card.numbered(n))),
                            Stream.of(new Done(), new GiveIn()),
                            each(Pyramid.SLOTS, n -> new Take(Slot.numbered(n))),
                            Stream.of(new KeepLeft(), new KeepRight()),
                            each(Card.KINDS, n -> new Draw(Card.numbered(n))),
                            each(Buckets.MOST_SEATS, First::new))
                    .<BucketsMove>flatMap(moves -> moves)
                    .toList();

    /** As a log writes it. */
    static String word(BucketsMove move) {
        return switch (move) {
            case Place(Colour colour) -> "bucket " + colour.word();
            case Lay(Card card) -> "lay " + card.word();
            case Done() -> "done";
            case GiveIn() -> "give in";
            case Take(Slot slot) -> "take " + slot.row() + " " + slot.place();
            case KeepLeft() -> "keep left";
            case KeepRight() -> "keep right";
            case Draw(Card card) -> "draw " + card.word();
            case First(int seat) -> "first " + seat;
        };
    }

    private static Stream<BucketsMove> each(int count, IntFunction<BucketsMove> move) {
        return IntStream.range(0, count).mapToObj(move);
    }
}
