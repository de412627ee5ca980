package tischlein.table;

import java.util.List;
import java.util.Map;

/**
 * More lines for a table's log, and how the table then stands. A store takes all of it or nothing.
 * Without lines the log stays as it is, and so do the choices beside it.
 *
 * @param choices all that stand beside the log as the writer knows them: the lines were made from
 *     them, and they are gone with it. A store that has others takes nothing.
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
     * Whether the choices that a store has are the ones that the lines were made from. Every choice
     * has a salt of its own, a changed one too.
     *
     * @param salts of the choices that the store has, by seat
     */
    public boolean consumes(Map<Integer, String> salts) {
        return salts.size() == choices.size()
                && choices.stream()
                        .allMatch(choice -> choice.salt().equals(salts.get(choice.seat())));
    }
}
