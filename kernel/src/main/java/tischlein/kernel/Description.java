package tischlein.kernel;

import static tischlein.kernel.Phrase.say;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What there is to know of a game before it begins.
 *
 * @param name the word for it in logs and commands
 * @param version grows whenever a log of the game would mean something else than before
 * @param hides whether seats ever know different things
 * @param team whether all win or lose together
 */
public record Description(
        String name,
        int version,
        int fewestSeats,
        int mostSeats,
        List<Option> options,
        boolean hides,
        boolean team) {
    public Description {
        options = List.copyOf(options);
    }

    /** The usual options for so many seats. */
    public Options options(int seats) {
        return options(seats, Map.of());
    }

    /**
     * The usual options, but for those that are chosen here.
     *
     * @throws Unsuitable if there is no such seat count, option or value
     */
    public Options options(int seats, Map<String, String> chosen) {
        if (seats < fewestSeats || seats > mostSeats) {
            throw new Unsuitable(
                    say("unsuitable.seats")
                            .text("game", name)
                            .number("fewest", fewestSeats)
                            .number("most", mostSeats)
                            .number("count", seats));
        }
        var values = new LinkedHashMap<String, String>();
        options.forEach(option -> values.put(option.name(), option.usual()));
        chosen.forEach((name, value) -> values.put(name, checked(seats, name, value)));
        return new Options(seats, values);
    }

    private String checked(int seats, String name, String value) {
        for (var option : options) {
            if (option.name().equals(name)) {
                if (option.values(seats).contains(value)) {
                    return value;
                }
                throw new Unsuitable(
                        say("unsuitable.value")
                                .text("option", name)
                                .text("value", value)
                                .texts("values", option.values(seats)));
            }
        }
        throw new Unsuitable(
                say("unsuitable.option")
                        .text("game", this.name)
                        .text("option", name)
                        .texts("options", options.stream().map(Option::name).toList()));
    }
}
