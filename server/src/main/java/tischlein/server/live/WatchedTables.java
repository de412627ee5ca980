package tischlein.server.live;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tables that a socket watches or has asked to watch, of which there is a limited number. A
 * hello that is refused leaves nothing behind.
 */
final class WatchedTables {
    private final int most;
    private final Map<String, Set<Hello>> hellos = new LinkedHashMap<>(2);

    /** One hello; there may be several to the same table. */
    static final class Hello {}

    WatchedTables(int most) {
        this.most = most;
    }

    /** Empty if there are too many tables. */
    synchronized Optional<Hello> add(String table) {
        if (!hellos.containsKey(table) && hellos.size() >= most) {
            return Optional.empty();
        }
        var hello = new Hello();
        hellos.computeIfAbsent(table, _ -> new HashSet<>(2)).add(hello);
        return Optional.of(hello);
    }

    /**
     * The table has answered. If it has accepted, this hello replaces earlier ones; if it has
     * refused, earlier ones remain.
     */
    synchronized void settle(String table, Hello hello, boolean accepted) {
        hellos.computeIfPresent(
                table,
                (_, all) -> {
                    if (!all.contains(hello)) {
                        return all;
                    }
                    if (accepted) {
                        all.retainAll(Set.of(hello));
                    } else {
                        all.remove(hello);
                    }
                    return all.isEmpty() ? null : all;
                });
    }

    synchronized void remove(String table) {
        hellos.remove(table);
    }

    synchronized List<String> all() {
        return List.copyOf(hellos.keySet());
    }
}
