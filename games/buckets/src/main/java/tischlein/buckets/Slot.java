package tischlein.buckets;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A place for a bucket in a pyramid.
 *
 * @param row from 1, the base, up
 * @param place from 1 at the left; a bucket at place p of a row rests on places p and p + 1 of the
 *     row below
 */
public record Slot(int row, int place) {
    private static final List<Slot> SLOTS =
            IntStream.rangeClosed(1, Pyramid.ROWS)
                    .boxed()
                    .flatMap(row ->
                            IntStream.rangeClosed(1, Pyramid.ROWS + 1 - row)
                                    .mapToObj(place -> new Slot(row, place)))
                    .toList();

    static Slot numbered(int slot) {
        return SLOTS.get(slot);
    }

    int number() {
        return SLOTS.indexOf(this);
    }
}
