package tischlein.table;

import java.util.List;

/**
 * The unfinished choice of the seat that moves in a team game (larder 7.1): seen by all, so that
 * they can decide together, never kept in a log, and gone with the choice itself.
 */
final class Draft {
    private int seat;
    private List<String> moves = List.of();

    void put(int mover, List<String> begun) {
        seat = mover;
        moves = List.copyOf(begun);
    }

    void clear() {
        moves = List.of();
    }

    boolean empty() {
        return moves.isEmpty();
    }

    List<String> moves() {
        return moves;
    }

    String message(String table, int version) {
        return Wire.write(
                Wire.object(
                        "is", "draft", "table", table, "version", version, "seat", seat, "moves",
                        moves));
    }
}
