package tischlein.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ContestDealer;
import tischlein.arena.play.PlayedGame;
import tischlein.arena.statistics.EventCounts;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;

/** Threads that play a contest and listen to what happens in it. Nothing is kept on a disk. */
public record Crew<S extends State<S>, V>(Contest<S, V> contest, int threads) {
    /** What all heard and saw. */
    public record Work(
            List<List<PlayedGame>> deals, List<EventCounts> censuses, List<EventCounts> endings) {}

    /** What one thread heard and saw, of every deal in which it had its turn. */
    private record Part(List<List<PlayedGame>> deals, EventCounts census, EventCounts ending) {}

    /**
     * @param tick called after each deal, by one thread at a time
     */
    public Work play(Runnable tick) throws InterruptedException {
        long all = contest.deals();
        var parts = new ArrayList<Future<Part>>();
        try (var pool = Executors.newFixedThreadPool(threads)) {
            for (int thread = 0; thread < threads; thread++) {
                int first = thread;
                parts.add(pool.submit(() -> part(first, all, tick)));
            }
            return together(parts);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game of the survey failed", e.getCause());
        }
    }

    private Part part(long first, long all, Runnable tick) {
        var part = new Part(new ArrayList<>(), new EventCounts(), new EventCounts());
        var dealer = new ContestDealer<>(contest, part.census);
        for (long deal = first; deal < all; deal += threads) {
            var games = new ArrayList<PlayedGame>();
            for (var lineup : contest.lineups(deal)) {
                part.census.begin(deal);
                part.ending.begin(deal);
                games.add(dealer.play(deal, games.size(), lineup));
                contest.game()
                        .result(dealer.ended())
                        .remarks()
                        .forEach(remark -> remember(part.ending, remark));
            }
            part.deals.add(games);
            synchronized (this) {
                tick.run();
            }
        }
        return part;
    }

    private void remember(EventCounts ending, Phrase.Sentence remark) {
        var rule = contest.game().wording().rule(remark);
        ending.add(remark.key(), rule, () -> remark);
    }

    private static Work together(List<Future<Part>> futures)
            throws InterruptedException, ExecutionException {
        var deals = new TreeMap<Long, List<PlayedGame>>();
        var censuses = new ArrayList<EventCounts>();
        var endings = new ArrayList<EventCounts>();
        for (var future : futures) {
            var part = future.get();
            part.deals.forEach(games -> deals.put(games.getFirst().deal(), games));
            censuses.add(part.census);
            endings.add(part.ending);
        }
        return new Work(List.copyOf(deals.values()), censuses, endings);
    }
}
