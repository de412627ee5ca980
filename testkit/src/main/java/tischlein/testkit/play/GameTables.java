package tischlein.testkit.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tischlein.kernel.Description;
import tischlein.kernel.Option;
import tischlein.kernel.Options;

/** All the tables there can be of a game: seat counts, and options in every combination. */
public final class GameTables {
    private GameTables() {}

    public static List<Options> all(Description about) {
        return groups(about, option -> false).values().stream().flatMap(List::stream).toList();
    }

    /**
     * The tables by seat count and all options but those that name a seat: in those a group varies.
     */
    public static Map<String, List<Options>> bySeatsAndOptions(Description about) {
        return groups(about, option -> !option.seat());
    }

    /** The tables by seat count and edition, if there are editions. */
    public static Map<String, List<Options>> bySeatsAndEdition(Description about) {
        return groups(about, option -> option.name().equals("edition"));
    }

    private static Map<String, List<Options>> groups(Description about, Predicate<Option> told) {
        var groups = new LinkedHashMap<String, List<Options>>();
        for (int seats = about.fewestSeats(); seats <= about.mostSeats(); seats++) {
            for (var values : combinations(about.options(), seats)) {
                var name = new StringBuilder("seats " + seats);
                about.options().stream()
                        .filter(told)
                        .forEach(o ->
                                name.append(' ')
                                        .append(o.name())
                                        .append(' ')
                                        .append(values.get(o.name())));
                groups.computeIfAbsent(name.toString(), _ -> new ArrayList<>())
                        .add(about.options(seats, values));
            }
        }
        return groups;
    }

    private static List<Map<String, String>> combinations(List<Option> options, int seats) {
        List<Map<String, String>> combinations = List.of(Map.of());
        for (var option : options) {
            var longer = new ArrayList<Map<String, String>>();
            for (var combination : combinations) {
                for (var value : option.values(seats)) {
                    var values = new LinkedHashMap<>(combination);
                    values.put(option.name(), value);
                    longer.add(values);
                }
            }
            combinations = longer;
        }
        return combinations;
    }
}
