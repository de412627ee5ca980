package tischlein.arena;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import tischlein.arena.play.BotRound;
import tischlein.arena.play.GameSums;
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
    public SimulationReport run(int threads, Progress progress) throws InterruptedException {
        var workers = new ArrayList<Worker<S, V>>();
        var clock = new PlayingSpeed(games);
        var next = new AtomicLong();
        for (int i = 0; i < threads; i++) {
            var round = new BotRound<>(game, options, bots, seed);
            var tally = new GameSums(options.seats());
            var failure = new AtomicReference<>(Optional.<Throwable>empty());
            workers.add(new Worker<>(round, tally, games, next, clock, failure));
        }
        var running = workers.stream().map(Thread.ofPlatform().daemon()::start).toList();
        for (var thread : running) {
            while (!thread.join(BETWEEN_WORDS)) {
                progress.tell(clock.finished());
            }
        }
        progress.tell(clock.finished());
        var all = new GameSums(options.seats());
        for (var worker : workers) {
            worker.failure.get().ifPresent(Simulation::rethrow);
            all.add(worker.tally);
        }
        return SimulationReport.of(all, clock);
    }

    private static void rethrow(Throwable failure) {
        throw new IllegalStateException("a simulated game failed", failure);
    }

    /** Takes the number of the next game, plays it, and so on until none is left. */
    private record Worker<S extends State<S>, V>(
            BotRound<S, V> round,
            GameSums tally,
            long games,
            AtomicLong next,
            PlayingSpeed clock,
            AtomicReference<Optional<Throwable>> failure)
            implements Runnable {
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
