package tischlein.table;

import java.util.List;
import java.util.Map;

/**
 * The table that somebody wants.
 *
 * @param game its name; nothing if the log names it
 * @param seats how many; 0 for as many as there are chairs, or for the usual number
 * @param chairs {@code me}, {@code open} or {@code bot NAME}; those that are not named are open
 * @param order whether those who choose at the same time see who chose before whom
 * @param log what it begins with, or nothing
 */
public record Wish(
        String game,
        int seats,
        Map<String, String> options,
        List<String> chairs,
        boolean listed,
        boolean chat,
        boolean order,
        Setup.Absence absence,
        Setup.Pace pace,
        String log) {
    public Wish {
        options = Map.copyOf(options);
        chairs = List.copyOf(chairs);
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "a wish for a table of " + game;
    }
}
