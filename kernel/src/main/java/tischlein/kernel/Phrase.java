package tischlein.kernel;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Something to be said in any language: a sentence is the key of a text and what is put into it.
 * The texts themselves are written once for each game and language, and read by terminal and page
 * alike.
 */
public sealed interface Phrase {
    /** Whoever sits there, by name. */
    record Seat(int number) implements Phrase {}

    record Figure(int value) implements Phrase {}

    /** The same in every language: a command, the name of a file. */
    record Text(String text) implements Phrase {}

    record Series(List<Phrase> items) implements Phrase {
        public Series {
            items = List.copyOf(items);
        }
    }

    /**
     * A text with its parts. Where the language has a singular and a plural, the part called {@code
     * count} decides.
     */
    record Sentence(String key, Map<String, Phrase> parts) implements Phrase {
        public Sentence {
            parts = Parts.of(parts);
        }

        public Sentence with(String name, Phrase part) {
            return new Sentence(key, Parts.of(parts).with(name, part));
        }

        /** The part called {@code seat}. */
        public Sentence seat(int seat) {
            return with("seat", new Seat(seat));
        }

        public Sentence number(String name, int value) {
            return with(name, new Figure(value));
        }

        /** The part called {@code count}. */
        public Sentence count(int value) {
            return number("count", value);
        }

        public Sentence text(String name, String text) {
            return with(name, new Text(text));
        }

        public Sentence texts(String name, List<String> texts) {
            return with(name, new Series(texts.stream().<Phrase>map(Text::new).toList()));
        }

        public Sentence series(String name, List<? extends Phrase> items) {
            return with(name, new Series(List.copyOf(items)));
        }

        public Sentence numbers(String name, List<Integer> values) {
            return series(name, values.stream().map(Figure::new).toList());
        }

        /** The seats of a bit set. */
        public Sentence seats(String name, int seats) {
            return series(
                    name,
                    IntStream.range(0, 32)
                            .filter(n -> Bits.has(seats, n))
                            .mapToObj(Seat::new)
                            .toList());
        }
    }

    static Sentence say(String key) {
        return new Sentence(key, Map.of());
    }
}
