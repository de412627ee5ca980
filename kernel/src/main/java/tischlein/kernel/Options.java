package tischlein.kernel;

import java.util.Map;

/**
 * How many sit at a table, and what the table has chosen of the game's options: complete and
 * possible, as {@link Description#options} made it.
 */
public record Options(int seats, Map<String, String> values) {
    public Options {
        values = Map.copyOf(values);
    }

    public boolean is(String option, String value) {
        return value(option).equals(value);
    }

    /** The seat that an option names, or {@link Game#NOBODY} if it is to be drawn by lot. */
    public int seat(String option) {
        return is(option, Option.LOT) ? Game.NOBODY : Integer.parseInt(value(option));
    }

    public String value(String option) {
        var value = values.get(option);
        if (value == null) {
            throw new IllegalArgumentException("no option " + option);
        }
        return value;
    }
}
