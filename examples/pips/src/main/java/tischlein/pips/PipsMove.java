package tischlein.pips;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that a seat or chance can do in Pips. */
public sealed interface PipsMove {
    record Roll() implements PipsMove {}

    record Stop() implements PipsMove {}

    record Die(int pips) implements PipsMove {}

    int FACES = 6; // 1.1
    int ROLL = 0;
    int STOP = ROLL + 1;
    int DIE = STOP + 1;

    List<PipsMove> ALL =
            Stream.<PipsMove>concat(
                            Stream.of(new Roll(), new Stop()),
                            IntStream.rangeClosed(1, FACES).mapToObj(Die::new))
                    .toList();

    /** As a log writes it. */
    static String word(PipsMove move) {
        return switch (move) {
            case Roll() -> "roll";
            case Stop() -> "stop";
            case Die(int pips) -> "die " + pips;
        };
    }
}
