package tischlein.testkit;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.kernel.State;

/** Choices that are made of several moves, or of one. */
final class Whole {
    private Whole() {}

    /** A random choice of a seat that owes one, to its end. */
    static <S extends State<S>, V> List<Integer> choice(Moment<S, V> now, S from, int seat) {
        S s = from.copy();
        var codes = new ArrayList<Integer>();
        do {
            now.need(
                    Bits.has(now.game.waiting(s), seat),
                    () -> "seat " + seat + " is midway in a choice and owes no move");
            int code = now.any(s, seat);
            codes.add(code);
            now.game.play(s, seat, code, News.UNHEARD);
            now.need(
                    codes.size() < Counts.LONGEST_CHOICE,
                    () -> "a choice of seat " + seat + " does not end");
        } while (Bits.has(now.game.midway(s), seat));
        return codes;
    }
}
