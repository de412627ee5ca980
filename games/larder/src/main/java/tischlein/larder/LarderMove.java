package tischlein.larder;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that a seat or chance can do in Mmm!. */
public sealed interface LarderMove {
    /** A square has one food, so it also says which die. */
    record Place(Square square) implements LarderMove {}

    record Reroll() implements LarderMove {}

    record Stop() implements LarderMove {}

    record Roll(Face face) implements LarderMove {}

    record First(int seat) implements LarderMove {}

    int PLACE = 0;
    int REROLL = PLACE + Square.COUNT;
    int STOP = REROLL + 1;
    int ROLL = STOP + 1;
    int FIRST = ROLL + Face.COUNT;

    List<LarderMove> ALL =
            Stream.of(
                            each(Square.COUNT, n -> new Place(Square.numbered(n))),
                            Stream.of(new Reroll(), new Stop()),
                            each(Face.COUNT, n -> new Roll(Face.values()[n])),
                            each(Larder.MOST_SEATS, First::new))
                    .<LarderMove>flatMap(moves -> moves)
                    .toList();

    /** As a log writes it. */
    static String word(LarderMove move) {
        return switch (move) {
            case Place(Square square) -> "place " + square.word();
            case Reroll() -> "reroll";
            case Stop() -> "stop";
            case Roll(Face face) -> "roll " + face.word();
            case First(int seat) -> "first " + seat;
        };
    }

    private static Stream<LarderMove> each(int count, IntFunction<LarderMove> move) {
        return IntStream.range(0, count).mapToObj(move);
    }
}
