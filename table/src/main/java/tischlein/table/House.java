package tischlein.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import tischlein.kernel.Game;

/** What all tables of a server share: the games, the store, the world outside, and threads. */
final class House implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<Game<?, ?, ?>> games;
    private final Store store;
    private final Outside outside;
    private final Timer timer;
    private final Minds minds;
    private final ExecutorService threads;

    House(List<Game<?, ?, ?>> games, Store store, Outside outside, Hands hands) {
        this.games = List.copyOf(games);
        this.store = store;
        this.outside = outside;
        timer = hands.timer();
        minds = new Minds(hands.minds());
        threads = hands.threads();
    }

    List<Game<?, ?, ?>> games() {
        return games;
    }

    /** The game of this name and version, if this program plays it. */
    Optional<Game<?, ?, ?>> game(String name, int version) {
        return games.stream()
                .filter(game -> game.about().name().equals(name))
                .filter(game -> game.about().version() == version)
                .findFirst();
    }

    Store store() {
        return store;
    }

    Outside outside() {
        return outside;
    }

    Timer timer() {
        return timer;
    }

    Minds minds() {
        return minds;
    }

    ExecutorService threads() {
        return threads;
    }

    /** Waits for what is in hand. */
    @Override
    public void close() {
        timer.close();
        threads.shutdown();
        try {
            if (!threads.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        // Only now: what was in hand may have asked a bot to think.
        minds.close();
    }
}
