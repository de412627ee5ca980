package tischlein.arena;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ContestDealer;
import tischlein.arena.play.PlayedGame;
import tischlein.arena.statistics.SequentialTest;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * Bots on several threads who play the deals of a contest. What is played depends on the contest
 * alone: neither on the threads, nor on which deals were in the journal already.
 */
public final class Arena<S extends State<S>, V> {
    private static final Duration BETWEEN_WORDS = Duration.ofMillis(100);

    private final Contest<S, V> contest;
    private final DealJournal journal;
    private final TreeMap<Long, List<PlayedGame>> finished;
    private final SequentialTest decision;
    private long end;
    private long next;
    private long judged; // the deals before this one have gone into the decision
    private Optional<Throwable> failure = Optional.empty();

    private Arena(Contest<S, V> contest, DealJournal journal) {
        this.contest = contest;
        this.journal = journal;
        this.finished = new TreeMap<>(journal.found());
        this.end = contest.deals();
        double fair = contest.game().about().team() ? 1 : 1.0 / contest.options().seats();
        this.decision = new SequentialTest(contest.names().size(), fair);
    }

    /** Hears from time to time how many deals are finished, and of how many. */
    @FunctionalInterface
    public interface Progress {
        Progress UNHEARD = (finished, deals) -> {};

        void tell(long finished, long deals);
    }

    /**
     * Plays whatever is not in the journal yet, and returns all deals in order.
     *
     * @throws IOException if the journal cannot be written; what is in it is kept
     */
    public static <S extends State<S>, V> List<List<PlayedGame>> run(
            Contest<S, V> contest, DealJournal journal, int threads, Progress progress)
            throws InterruptedException, IOException {
        var arena = new Arena<>(contest, journal);
        arena.judge();
        var running = new ArrayList<Thread>();
        for (int i = 0; i < threads; i++) {
            running.add(Thread.ofPlatform().daemon().start(arena::work));
        }
        for (var thread : running) {
            do {
                arena.tell(progress);
            } while (!thread.join(BETWEEN_WORDS));
        }
        arena.tell(progress);
        return arena.outcome();
    }

    private void work() {
        try {
            var dealer = new ContestDealer<>(contest, News.UNHEARD);
            for (var deal = taken(); deal.isPresent(); deal = taken()) {
                keep(dealer.deal(deal.get()));
            }
        } catch (IOException | RuntimeException | Error thrown) {
            stop(thrown);
        }
    }

    /** The next deal that nobody has played. */
    private synchronized Optional<Long> taken() {
        while (finished.containsKey(next)) {
            next++;
        }
        if (next >= end || failure.isPresent()) {
            return Optional.empty();
        }
        next++;
        return Optional.of(next - 1);
    }

    private void keep(List<PlayedGame> games) throws IOException {
        journal.add(games);
        synchronized (this) {
            finished.put(games.getFirst().deal(), games);
            judge();
        }
    }

    /**
     * Deals are judged in their order, whoever was ready first; those played beyond the deal that
     * decided do not count.
     */
    private synchronized void judge() {
        while (contest.untilDecided() && judged < end && finished.containsKey(judged)) {
            decision.add(finished.getOrDefault(judged, List.of()));
            judged++;
            end = decision.made() ? judged : end;
        }
    }

    private synchronized void stop(Throwable thrown) {
        failure = failure.isPresent() ? failure : Optional.of(thrown);
    }

    private synchronized void tell(Progress progress) {
        progress.tell(finished.headMap(end).size(), end);
    }

    private synchronized List<List<PlayedGame>> outcome() throws IOException {
        if (failure.isPresent()) {
            if (failure.get() instanceof IOException unwritten) {
                throw unwritten;
            }
            throw new IllegalStateException("a game in the arena failed", failure.get());
        }
        return List.copyOf(finished.headMap(end).values());
    }
}
