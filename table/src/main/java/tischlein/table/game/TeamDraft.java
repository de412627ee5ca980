package tischlein.table.game;

import java.util.List;
import tischlein.table.store.ProtocolJson;

/**
 * The mover's unfinished choice in a team game (larder 7.1). Everybody sees it, so that they can
 * decide together. It is not in the log, and is dropped when the choice is made.
 */
final class TeamDraft {
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
        return ProtocolJson.write(
                ProtocolJson.object(
                        "is", "draft", "table", table, "version", version, "seat", seat, "moves",
                        moves));
    }
}
