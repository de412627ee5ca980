package tischlein.table.bots;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Optional;

/**
 * A queue in which guests take turns, and each guest's tables; what came first at a table is first.
 * So nobody gets less because somebody else wants more.
 */
final class FairQueue<T> {
    private final LinkedHashMap<String, LinkedHashMap<String, Deque<T>>> guests =
            new LinkedHashMap<>();
    private int size;

    void add(String guest, String table, T thing) {
        guests.computeIfAbsent(guest, _ -> new LinkedHashMap<>())
                .computeIfAbsent(table, _ -> new ArrayDeque<>())
                .add(thing);
        size++;
    }

    /** The next one, which stays in the queue. */
    Optional<T> peek() {
        return guests.values().stream()
                .findFirst()
                .flatMap(tables -> tables.values().stream().findFirst())
                .map(Deque::getFirst);
    }

    /** Takes out the next one; its guest and its table go to the end of the queue. */
    Optional<T> poll() {
        var next = peek();
        if (next.isPresent()) {
            var guest = guests.firstEntry();
            var table = guest.getValue().firstEntry();
            guests.remove(guest.getKey());
            guest.getValue().remove(table.getKey());
            table.getValue().removeFirst();
            if (!table.getValue().isEmpty()) {
                guest.getValue().put(table.getKey(), table.getValue());
            }
            if (!guest.getValue().isEmpty()) {
                guests.put(guest.getKey(), guest.getValue());
            }
            size--;
        }
        return next;
    }

    /** Returns whether it was in the queue. */
    boolean remove(String guest, String table, T thing) {
        var tables = guests.getOrDefault(guest, new LinkedHashMap<>());
        var things = tables.get(table);
        if (things == null || !things.remove(thing)) {
            return false;
        }
        if (things.isEmpty()) {
            tables.remove(table);
        }
        if (tables.isEmpty()) {
            guests.remove(guest);
        }
        size--;
        return true;
    }

    /** How many of a guest's table are waiting. */
    int size(String guest, String table) {
        var things = guests.getOrDefault(guest, new LinkedHashMap<>()).get(table);
        return things == null ? 0 : things.size();
    }

    int size() {
        return size;
    }

    /**
     * The share of the whole that each thing at a table gets: guests get equal shares, and so do
     * the tables of a guest and the things at a table.
     */
    double part(String guest, String table) {
        double tables = guests.getOrDefault(guest, new LinkedHashMap<>()).size();
        return 1
                / (Math.max(1, guests.size())
                        * Math.max(1, tables)
                        * Math.max(1, size(guest, table)));
    }
}
