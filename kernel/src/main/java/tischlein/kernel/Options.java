package tischlein.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How many sit at a table, and what the table has chosen of the game's options: complete and
 * possible, as {@link Description#options} made it, and in the order of the game's own.
 */
public record Options(int seats, Map<String, String> values) {
    public Options {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public boolean is(String option, String value) {
        return value(option).equals(value);
    }

    /** The seat that an option names, or {@link Game#NOBODY} if it is to be drawn by lot. */
    public int seat(String option) {
        return is(option, Option.LOT) ? Game.NOBODY : Integer.parseInt(value(option));
    }

    /** As the second line of a log has it. */
    public String text() {
        var text = new StringBuilder("seats " + seats);
        values.forEach((name, value) -> text.append(' ').append(name).append(' ').append(value));
        return text.toString();
    }

    public String value(String option) {
        var value = values.get(option);
        if (value == null) {
            throw new IllegalArgumentException("no option " + option);
        }
        return value;
    }
}
