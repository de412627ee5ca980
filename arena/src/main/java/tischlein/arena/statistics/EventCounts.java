package tischlein.arena.statistics;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;

/** How often each kind of thing has happened, and in how many games. */
public final class EventCounts implements News {
    private static final int UNORDERED = Integer.MAX_VALUE;

    private final Map<String, Count> counts = new LinkedHashMap<>();
    private long game;
    private long deal;

    /** Of one kind of thing. */
    private static final class Count {
        final String rule;
        final int order;
        long times;
        long games;
        long lastGame = -1;
        long exampleDeal = Long.MAX_VALUE;
        Phrase.Sentence example;

        Count(String rule, int order, Phrase.Sentence example) {
            this.rule = rule;
            this.order = order;
            this.example = example;
        }
    }

    /**
     * One kind of thing that can happen.
     *
     * @param rule the numbers of the rules that make it happen
     * @param times in all games
     * @param games in how many of them at least once
     * @param example how it was told to onlookers in the first deal that had it, or would be told
     */
    public record Kind(
            String name,
            String rule,
            int order,
            long times,
            long games,
            long deal,
            Phrase.Sentence example) {}

    public void begin(long deal) {
        this.deal = deal;
        game++;
    }

    @Override
    public void tell(Happening what, int seat, long value) {
        if (what instanceof Enum<?> one && !counts.containsKey(what.name())) {
            for (var each : one.getDeclaringClass().getEnumConstants()) {
                if (each instanceof Happening kind) {
                    counts.putIfAbsent(
                            each.name(), new Count(kind.rule(), each.ordinal(), kind.example()));
                }
            }
        }
        add(what.name(), what.rule(), () -> what.told(seat, value, false));
    }

    /** Something of that name has happened, by that rule. */
    public void add(String name, String rule, Supplier<Phrase.Sentence> told) {
        var count = counts.computeIfAbsent(name, _ -> new Count(rule, UNORDERED, Phrase.say("")));
        count.times++;
        if (count.lastGame != game) {
            count.lastGame = game;
            count.games++;
        }
        if (deal < count.exampleDeal) {
            count.exampleDeal = deal;
            count.example = told.get();
        }
    }

    public Map<String, Kind> kinds() {
        var kinds = new LinkedHashMap<String, Kind>();
        counts.forEach((name, c) ->
                kinds.put(
                        name,
                        new Kind(
                                name,
                                c.rule,
                                c.order,
                                c.times,
                                c.games,
                                c.exampleDeal,
                                c.example)));
        return kinds;
    }

    /** Both together; the example is that of the earlier deal. */
    public static Kind sum(Kind one, Kind other) {
        var earlier = one.deal <= other.deal ? one : other;
        return new Kind(
                one.name,
                one.rule,
                one.order,
                one.times + other.times,
                one.games + other.games,
                earlier.deal,
                earlier.example);
    }
}
