package tischlein.table.bots;

import java.util.Arrays;
import java.util.stream.LongStream;
import tischlein.bots.live.BotMemory;

/** Memories that no bot has had. */
final class Memories {
    private Memories() {}

    /** One of so many cases, each met so often, with two choices each. */
    static BotMemory of(int cases, int visits) {
        var met = new int[cases];
        Arrays.fill(met, visits);
        var first = new int[cases + 1];
        Arrays.setAll(first, place -> 2 * place);
        return new BotMemory(
                LongStream.rangeClosed(1, cases).toArray(),
                met,
                new float[cases],
                first,
                new float[2 * cases]);
    }
}
