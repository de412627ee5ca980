package tischlein.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import tischlein.arena.play.Contest;
import tischlein.arena.statistics.EventCounts;
import tischlein.arena.statistics.Findings;
import tischlein.kernel.State;

/**
 * What a designer wants to know of a game: how it goes among equals, and what skill is worth in it.
 *
 * @param among equals: the same bot at every seat
 * @param against the stronger bot alone, the weaker one at all other seats
 * @param kinds what happened among equals, in the order of the rules; also what never did
 * @param leads how many of those games had so many changes of the lead
 * @param remarks what was said when they ended, such as what broke a tie
 */
public record Survey(
        Contest<?, ?> equals,
        Contest<?, ?> unequals,
        Findings among,
        Findings against,
        List<EventCounts.Kind> kinds,
        SortedMap<Integer, Integer> leads,
        List<EventCounts.Kind> remarks) {
    private static final int CHAPTER = 100; // more than a chapter has rules

    /**
     * Plays both contests. They must be of the same game and table.
     *
     * @param progress hears of the deals of both together
     */
    public static <S extends State<S>, V> Survey of(
            Contest<S, V> equals, Contest<S, V> unequals, int threads, Arena.Progress progress)
            throws InterruptedException {
        var finished = new AtomicLong();
        long all = equals.deals() + unequals.deals();
        Runnable tick = () -> progress.tell(finished.incrementAndGet(), all);
        var first = new Crew<>(equals, threads).play(tick);
        var second = new Crew<>(unequals, threads).play(tick);
        var leads = new TreeMap<Integer, Integer>();
        first.deals()
                .forEach(deal -> deal.forEach(game -> leads.merge(game.leads(), 1, Integer::sum)));
        return new Survey(
                equals,
                unequals,
                Findings.of(equals, first.deals()),
                Findings.of(unequals, second.deals()),
                kinds(first.censuses()),
                leads,
                kinds(first.endings()));
    }

    private static List<EventCounts.Kind> kinds(List<EventCounts> censuses) {
        Map<String, EventCounts.Kind> sums = new HashMap<>();
        censuses.forEach(census ->
                census.kinds().forEach((name, kind) -> sums.merge(name, kind, EventCounts::sum)));
        var kinds = new ArrayList<>(sums.values());
        kinds.sort(
                Comparator.comparingInt(Survey::firstRule)
                        .thenComparingInt(EventCounts.Kind::order)
                        .thenComparing(EventCounts.Kind::name));
        return List.copyOf(kinds);
    }

    /** A number that is higher for a later rule: 9.2 comes before 10.1. */
    private static int firstRule(EventCounts.Kind kind) {
        var parts = kind.rule().split("[., ]");
        return Integer.parseInt(parts[0]) * CHAPTER + Integer.parseInt(parts[1]);
    }
}
