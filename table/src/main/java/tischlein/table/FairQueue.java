package tischlein.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Optional;

/**
 * Things that wait for their turn: guests take turns, the tables of a guest take turns, and at a
 * table what came first is first. So nobody is served less because somebody else wants much.
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

    /** Whose turn it is. */
    Optional<T> peek() {
        return guests.values().stream()
                .findFirst()
                .flatMap(tables -> tables.values().stream().findFirst())
                .map(Deque::getFirst);
    }

    /** Takes out whose turn it is; its guest and its table come last from now on. */
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

    /** Whether it was there. */
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

    /** How many wait at a table of a guest. */
    int size(String guest, String table) {
        var things = guests.getOrDefault(guest, new LinkedHashMap<>()).get(table);
        return things == null ? 0 : things.size();
    }

    int size() {
        return size;
    }

    /**
     * The part of all there is to share out that comes to each thing at a table: guests get equal
     * parts, and so do the tables of a guest and the things at a table.
     */
    double part(String guest, String table) {
        double tables = guests.getOrDefault(guest, new LinkedHashMap<>()).size();
        return 1
                / (Math.max(1, guests.size())
                        * Math.max(1, tables)
                        * Math.max(1, size(guest, table)));
    }
}
