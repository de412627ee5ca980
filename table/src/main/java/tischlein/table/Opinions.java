package tischlein.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the seats of a team think the mover should do, by the seventh chapter of
 * docs/rules/larder.md: for the choice now open only, and never kept in a log.
 */
final class Opinions {
    private final Map<Integer, String> moves = new TreeMap<>(); // by seat

    /** 7.2: a seat has one suggestion; nothing takes it back. */
    void put(int seat, String move) {
        if (move.isEmpty()) {
            moves.remove(seat);
        } else {
            moves.put(seat, move);
        }
    }

    /** 7.2: they lapse with every choice. */
    void clear() {
        moves.clear();
    }

    boolean empty() {
        return moves.isEmpty();
    }

    /**
     * 7.2: what all people agree on, if there is at least one and every one has said the same.
     *
     * @param people the seats of all the people at the table
     */
    Optional<String> unanimous(List<Integer> people) {
        var said = people.stream().map(seat -> moves.getOrDefault(seat, "")).distinct().toList();
        return said.size() == 1 && !said.getFirst().isEmpty()
                ? Optional.of(said.getFirst())
                : Optional.empty();
    }

    String message(String table, int version) {
        return Wire.write(
                Wire.object(
                        "is",
                        "opinions",
                        "table",
                        table,
                        "version",
                        version,
                        "opinions",
                        moves.entrySet().stream()
                                .map(said ->
                                        Wire.object(
                                                "seat", said.getKey(),
                                                "move", said.getValue()))
                                .toList()));
    }
}
