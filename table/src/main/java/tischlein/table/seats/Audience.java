package tischlein.table.seats;

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
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;

/** Everybody who watches a table, as their own seats or as onlookers. */
public final class Audience {
    private static final System.Logger LOGGER = System.getLogger(Audience.class.getName());

    private final Map<TableListener, Watcher> watchers = new LinkedHashMap<>();
    private Set<String> readers = Set.of(); // hashes of guests who watch the table before

    /**
     * @param seats the seats that the watcher plays; none for an onlooker
     */
    public record Watcher(Guest guest, TableListener listener, List<Integer> seats) {
        public Watcher {
            seats = seats.stream().distinct().toList();
        }

        public List<Integer> viewers() {
            return seats.isEmpty() ? List.of(Game.ONLOOKER) : seats;
        }
    }

    public void add(Watcher watcher) {
        watchers.keySet().removeIf(watcher.listener()::replaces);
        watchers.put(watcher.listener(), watcher);
    }

    public void remove(TableListener listener) {
        watchers.remove(listener);
    }

    /** Ends a guest's watching and tells them why. */
    public void dismiss(String hash, String table, Sentence why) {
        var leaving =
                watchers.values().stream()
                        .filter(watcher -> watcher.guest().hash().equals(hash))
                        .map(Watcher::listener)
                        .toList();
        leaving.forEach(watchers::remove);
        leaving.forEach(listener -> carefully(() -> listener.end(table, why)));
    }

    public boolean empty() {
        return watchers.isEmpty();
    }

    /** Whether somebody watches as this seat. */
    boolean here(int seat) {
        return watchers.values().stream().anyMatch(watcher -> watcher.seats().contains(seat));
    }

    /** Whether this guest watches, as a seat or as an onlooker. */
    public boolean watches(String hash) {
        return watchers.values().stream().anyMatch(watcher -> watcher.guest().hash().equals(hash));
    }

    /** The hashes of all who watch. */
    public Set<String> guests() {
        return watchers.values().stream()
                .map(watcher -> watcher.guest().hash())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Sets which guests still watch the table before this one. */
    public void read(Set<String> guests) {
        readers = guests;
    }

    /** Whether nobody watches this table or the one before it. */
    public boolean alone() {
        return watchers.isEmpty() && readers.isEmpty();
    }

    boolean reads(String hash) {
        return readers.contains(hash);
    }

    public int onlookers() {
        return (int)
                watchers.values().stream().filter(watcher -> watcher.seats().isEmpty()).count();
    }

    /** Takes seats from watchers who no longer own them; they go on watching. */
    void keep(BiPredicate<Guest, Integer> owns) {
        watchers.replaceAll((listener, watcher) ->
                new Watcher(
                        watcher.guest(),
                        listener,
                        watcher.seats().stream()
                                .filter(seat -> owns.test(watcher.guest(), seat))
                                .toList()));
    }

    /** Sends a message. A listener that fails must not keep the others from being told. */
    public static void say(TableListener listener, String message) {
        carefully(() -> listener.hear(message));
    }

    private static void carefully(Runnable telling) {
        try {
            telling.run();
        } catch (RuntimeException failure) {
            LOGGER.log(Level.WARNING, "a listener failed: {0}", failure.getClass().getName());
        }
    }

    /** Sends everybody the same message. */
    public void tell(String message) {
        watchers.keySet().forEach(listener -> say(listener, message));
    }

    /** Sends each watcher a message of its own. */
    public void tellEach(Function<Watcher, String> message) {
        watchers.values().forEach(watcher -> say(watcher.listener(), message.apply(watcher)));
    }

    /**
     * Sends each watcher one message for each of its seats; the message for a seat is made only
     * once.
     */
    public void tellViewers(IntFunction<String> message) {
        var made = new HashMap<Integer, String>();
        for (var watcher : watchers.values()) {
            for (int viewer : watcher.viewers()) {
                say(watcher.listener(), made.computeIfAbsent(viewer, message::apply));
            }
        }
    }
}
