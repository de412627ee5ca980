package tischlein.cluster.relay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import tischlein.cluster.links.ServerName;

/** All clients for whom the tables of this server are watched, by their servers and by table. */
final class RemoteListeners {
    private final Map<ServerName, Map<Long, Set<RemoteListener>>> byServer = new HashMap<>();
    private final Map<String, Set<RemoteListener>> byTable = new HashMap<>();

    synchronized void add(RemoteListener listener) {
        byServer.computeIfAbsent(listener.server(), _ -> new HashMap<>())
                .computeIfAbsent(listener.number(), _ -> new LinkedHashSet<>(2))
                .add(listener);
        byTable.computeIfAbsent(listener.table(), _ -> new LinkedHashSet<>()).add(listener);
    }

    synchronized void remove(RemoteListener listener) {
        var numbers = byServer.getOrDefault(listener.server(), new HashMap<>());
        numbers.computeIfPresent(listener.number(), (_, all) -> without(all, listener));
        if (numbers.isEmpty()) {
            byServer.remove(listener.server());
        }
        byTable.computeIfPresent(listener.table(), (_, all) -> without(all, listener));
    }

    @SuppressWarnings("NullAway") // null takes the entry out of the map
    private static Set<RemoteListener> without(Set<RemoteListener> all, RemoteListener one) {
        all.remove(one);
        return all.isEmpty() ? null : all;
    }

    /** Removes and returns those of a client whose hello was not after this one. */
    synchronized List<RemoteListener> removeUpTo(ServerName server, long number, long hello) {
        var all = byServer.getOrDefault(server, Map.of()).getOrDefault(number, Set.of());
        return removeAll(all.stream().filter(one -> one.hello() <= hello).toList());
    }

    /** Removes and returns those of a server that are like this. */
    synchronized List<RemoteListener> removeIf(ServerName server, Predicate<RemoteListener> like) {
        return removeAll(
                byServer.getOrDefault(server, Map.of()).values().stream()
                        .flatMap(Set::stream)
                        .filter(like)
                        .toList());
    }

    synchronized List<RemoteListener> removeTable(String table) {
        return removeAll(new ArrayList<>(byTable.getOrDefault(table, Set.of())));
    }

    private List<RemoteListener> removeAll(List<RemoteListener> some) {
        some.forEach(this::remove);
        return some;
    }

    synchronized Set<ServerName> servers() {
        return Set.copyOf(byServer.keySet());
    }

    /** How many messages a client was sent since a hello; -1 if that one is not known. */
    synchronized long sent(ServerName server, long number, long hello) {
        return byServer.getOrDefault(server, Map.of()).getOrDefault(number, Set.of()).stream()
                .filter(one -> one.hello() == hello)
                .mapToLong(RemoteListener::sent)
                .findFirst()
                .orElse(-1);
    }
}
