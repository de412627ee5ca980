package tischlein.buffet;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that a seat or chance can do in Schlacht am Buffet. */
public sealed interface BuffetMove {
    record Play(int card) implements BuffetMove {}

    record GiveBack(int card) implements BuffetMove {}

    record KeepTheRest() implements BuffetMove {}

    record Draw(int card) implements BuffetMove {}

    record Serve(Plate plate) implements BuffetMove {}

    record First(int seat) implements BuffetMove {}

    int PLAY = 0;
    int GIVE_BACK = PLAY + MouseCard.KINDS;
    int KEEP_THE_REST = GIVE_BACK + MouseCard.KINDS;
    int DRAW = KEEP_THE_REST + 1;
    int SERVE = DRAW + MouseCard.KINDS;
    int FIRST = SERVE + Plate.COUNT;

    List<BuffetMove> ALL =
            Stream.of(
                            each(MouseCard.KINDS, n -> new Play(MouseCard.value(n))),
                            each(MouseCard.KINDS, n -> new GiveBack(MouseCard.value(n))),
                            Stream.of(new KeepTheRest()),
                            each(MouseCard.KINDS, n -> new Draw(MouseCard.value(n))),
                            each(Plate.COUNT, n -> new Serve(Plate.numbered(n))),
                            each(Buffet.MOST_SEATS, First::new))
                    .<BuffetMove>flatMap(moves -> moves)
                    .toList();

    /** As a log writes it. */
    static String word(BuffetMove move) {
        return switch (move) {
            case Play(int card) -> "play " + card;
            case GiveBack(int card) -> "give " + card;
            case KeepTheRest() -> "keep";
            case Draw(int card) -> "draw " + card;
            case Serve(Plate plate) -> "serve " + plate.food().word() + " " + plate.value();
            case First(int seat) -> "first " + seat;
        };
    }

    private static Stream<BuffetMove> each(int count, IntFunction<BuffetMove> move) {
        return IntStream.range(0, count).mapToObj(move);
    }
}
