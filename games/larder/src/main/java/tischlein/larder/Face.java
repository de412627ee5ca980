package tischlein.larder;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A side of a die: one of the five foods, or the cross (1.1). */
public enum Face {
    BREAD,
    FISH,
    CUCUMBER,
    CHEESE,
    CARROT,
    CROSS;

    static final int COUNT = values().length;

    /** The foods come first, so that a food's number is also its face's. */
    static final List<Face> FOODS = Stream.of(values()).filter(face -> face != CROSS).toList();

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
