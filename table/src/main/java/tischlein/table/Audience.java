package tischlein.table;

import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;

/** All who watch a table, each as the seats that are theirs or as onlookers. */
final class Audience {
    private static final System.Logger LOGGER = System.getLogger(Audience.class.getName());

    private final Map<Listener, Watcher> watchers = new LinkedHashMap<>();
    private Set<String> readers = Set.of(); // who watch the table before this one

    /**
     * @param seats those that the watcher speaks for; none for an onlooker
     */
    record Watcher(Guest guest, Listener listener, List<Integer> seats) {
        Watcher {
            seats = seats.stream().distinct().toList();
        }

        List<Integer> viewers() {
            return seats.isEmpty() ? List.of(Game.ONLOOKER) : seats;
        }
    }

    void add(Watcher watcher) {
        watchers.put(watcher.listener(), watcher);
    }

    void remove(Listener listener) {
        watchers.remove(listener);
    }

    /** Sends a guest away, who is told why. */
    void dismiss(String hash, String table, Sentence why) {
        var leaving =
                watchers.values().stream()
                        .filter(watcher -> watcher.guest().hash().equals(hash))
                        .map(Watcher::listener)
                        .toList();
        leaving.forEach(watchers::remove);
        leaving.forEach(listener -> carefully(() -> listener.end(table, why)));
    }

    boolean empty() {
        return watchers.isEmpty();
    }

    /** Whether somebody watches as this seat. */
    boolean here(int seat) {
        return watchers.values().stream().anyMatch(watcher -> watcher.seats().contains(seat));
    }

    /** Whether this guest watches, whatever as. */
    boolean watches(String hash) {
        return watchers.values().stream().anyMatch(watcher -> watcher.guest().hash().equals(hash));
    }

    /** The hashes of all who watch. */
    Set<String> guests() {
        return watchers.values().stream()
                .map(watcher -> watcher.guest().hash())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** These guests still watch the table before this one. */
    void read(Set<String> guests) {
        readers = guests;
    }

    /** Whether nobody watches, neither this table nor the one before it. */
    boolean alone() {
        return watchers.isEmpty() && readers.isEmpty();
    }

    boolean reads(String hash) {
        return readers.contains(hash);
    }

    int onlookers() {
        return (int)
                watchers.values().stream().filter(watcher -> watcher.seats().isEmpty()).count();
    }

    /** Whoever has lost a seat watches on without it. */
    void keep(BiPredicate<Guest, Integer> owns) {
        watchers.replaceAll((listener, watcher) ->
                new Watcher(
                        watcher.guest(),
                        listener,
                        watcher.seats().stream()
                                .filter(seat -> owns.test(watcher.guest(), seat))
                                .toList()));
    }

    /** An ear that fails is its owner's matter: the others are told, and the game goes on. */
    static void say(Listener listener, String message) {
        carefully(() -> listener.hear(message));
    }

    private static void carefully(Runnable telling) {
        try {
            telling.run();
        } catch (RuntimeException failure) {
            LOGGER.log(Level.WARNING, "a listener failed: {0}", failure.getClass().getName());
        }
    }

    /** The same to everybody. */
    void tell(String message) {
        watchers.keySet().forEach(listener -> say(listener, message));
    }

    /** To each watcher something of its own. */
    void tellEach(Function<Watcher, String> message) {
        watchers.values().forEach(watcher -> say(watcher.listener(), message.apply(watcher)));
    }

    /** To each watcher one message for each of its seats; what a seat gets is made only once. */
    void tellViewers(IntFunction<String> message) {
        var made = new HashMap<Integer, String>();
        for (var watcher : watchers.values()) {
            for (int viewer : watcher.viewers()) {
                say(watcher.listener(), made.computeIfAbsent(viewer, message::apply));
            }
        }
    }
}
