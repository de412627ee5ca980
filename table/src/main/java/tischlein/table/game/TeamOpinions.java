package tischlein.table.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tischlein.table.store.ProtocolJson;

/**
 * What the seats of a team think the mover should do, by chapter 7 of docs/rules/larder.md.
 * Opinions are about the present choice only, and not in the log.
 */
final class TeamOpinions {
    private final Map<Integer, String> moves = new TreeMap<>(); // by seat

    /** 7.2: a seat has one suggestion; an empty move takes it back. */
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
     * 7.2: the move that all people agree on, if there are any people and all have said the same.
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
        return ProtocolJson.write(
                ProtocolJson.object(
                        "is",
                        "opinions",
                        "table",
                        table,
                        "version",
                        version,
                        "opinions",
                        moves.entrySet().stream()
                                .map(said ->
                                        ProtocolJson.object(
                                                "seat", said.getKey(),
                                                "move", said.getValue()))
                                .toList()));
    }
}
