package tischlein.buckets;

import java.util.List;
import java.util.Locale;

/**
 * A colour of animals and buckets: yellow hens, grey horses, red bulls, blue sheep, green pigs
 * (1.1).
 */
public enum Colour {
    YELLOW,
    GREY,
    RED,
    BLUE,
    GREEN;

    static final List<Colour> ALL = List.of(values());
    static final int COUNT = ALL.size();

    /** No attack has a colour yet. */
    static final int NONE = -1;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
