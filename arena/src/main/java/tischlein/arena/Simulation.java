package tischlein.arena;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * Many games of the same bots at the same seats. Game n draws its random numbers from the seed and
 * n alone, so the same seed gives the same games on any number of threads.
 *
 * @param bots the name of one for each seat
 */
public record Simulation<S extends State<S>, V>(
        Game<S, ?, V> game, Options options, List<String> bots, long games, long seed) {
    private static final Duration BETWEEN_WORDS = Duration.ofMillis(100);

    public Simulation {
        bots = List.copyOf(bots);
    }

    /** Hears from time to time how many games are finished. */
    @FunctionalInterface
    public interface Progress {
        Progress UNHEARD = finished -> {};

        void tell(long finished);
    }

    /**
     * @throws tischlein.kernel.Unsuitable if there is no such bot
     */
    public Report run(int threads, Progress progress) throws InterruptedException {
        var workers = new ArrayList<Worker<S, V>>();
        var clock = new Clock(games);
        var next = new AtomicLong();
        for (int i = 0; i < threads; i++) {
            var round = new Round<>(game, options, bots, seed);
            workers.add(new Worker<>(round, new Tally(options.seats()), games, next, clock));
        }
        var running = workers.stream().map(Thread.ofPlatform().daemon()::start).toList();
        for (var thread : running) {
            while (!thread.join(BETWEEN_WORDS)) {
                progress.tell(clock.finished());
            }
        }
        progress.tell(clock.finished());
        var all = new Tally(options.seats());
        for (var worker : workers) {
            worker.failure.get().ifPresent(Simulation::rethrow);
            all.add(worker.tally);
        }
        return Report.of(all, clock);
    }

    private static void rethrow(Throwable failure) {
        throw new IllegalStateException("a simulated game failed", failure);
    }

    /** Takes the number of the next game, plays it, and so on till none is left. */
    private record Worker<S extends State<S>, V>(
            Round<S, V> round,
            Tally tally,
            long games,
            AtomicLong next,
            Clock clock,
            AtomicReference<Optional<Throwable>> failure)
            implements Runnable {
        Worker(Round<S, V> round, Tally tally, long games, AtomicLong next, Clock clock) {
            this(round, tally, games, next, clock, new AtomicReference<>(Optional.empty()));
        }

        @Override
        public void run() {
            try {
                playBelow(clock.untimed());
                long begun = processorNanos();
                playBelow(games);
                clock.spend(processorNanos() - begun);
            } catch (RuntimeException | Error thrown) {
                next.set(games);
                failure.set(Optional.of(thrown));
            }
        }

        /** Games are numbered in the order in which they are taken. */
        private void playBelow(long end) {
            for (long n = taken(end); n < end; n = taken(end)) {
                round.play(n, tally);
                clock.tick();
            }
        }

        private long taken(long end) {
            return next.getAndUpdate(n -> n < end ? n + 1 : n);
        }

        private static long processorNanos() {
            var threads = ManagementFactory.getThreadMXBean();
            return threads.isCurrentThreadCpuTimeSupported()
                    ? threads.getCurrentThreadCpuTime()
                    : 0;
        }
    }
}
