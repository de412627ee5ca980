package tischlein.table.store;

import java.util.List;
import java.util.Map;

/**
 * More lines for a table's log, and the table's state after them. A store keeps all of it or
 * nothing. Without lines, the log and the pending choices stay as they are.
 *
 * @param choices all pending choices as the writer knows them: the lines were made from them, and
 *     they are removed with this append. A store that has others keeps nothing.
 */
public record Append(
        String table,
        Batch batch,
        StoredTable.Phase phase,
        long due,
        String clocks,
        List<StoredChoice> choices) {
    public Append {
        choices = List.copyOf(choices);
    }

    /**
     * Whether the store's pending choices are those that the lines were made from. Every choice has
     * a salt of its own, and a changed one gets a new salt.
     *
     * @param salts of the choices that the store has, by seat
     */
    public boolean consumes(Map<Integer, String> salts) {
        return salts.size() == choices.size()
                && choices.stream()
                        .allMatch(choice -> choice.salt().equals(salts.get(choice.seat())));
    }
}
