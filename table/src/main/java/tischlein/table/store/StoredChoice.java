package tischlein.table.store;

import java.util.List;

/**
 * A pending choice: kept outside the log until everybody has chosen.
 *
 * @param step how long the log was when the step began
 * @param moves in words, in the order of the log
 * @param salt what its pledge was made with
 * @param command the id of the command that brought it
 * @param earlier the ids of the commands that brought the seat's earlier choices in this step, so
 *     that they are recognised if they are sent again
 * @param at when, in milliseconds since 1970
 */
public record StoredChoice(
        String table,
        int step,
        int seat,
        List<String> moves,
        String salt,
        String command,
        List<String> earlier,
        long at) {
    public StoredChoice {
        moves = List.copyOf(moves);
        earlier = List.copyOf(earlier);
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a choice of seat " + seat + " at table " + table;
    }
}
