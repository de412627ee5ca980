package tischlein.cli.options;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import tischlein.cli.run.Numeral;
import tischlein.kernel.Description;
import tischlein.kernel.Options;
import tischlein.kernel.Unsuitable;

/** The part of a command line that sets up a table: how many seats, and which options. */
public final class TableOptions {
    private static final int USUAL_SEATS = 4;

    @Option(names = "--seats", paramLabel = "N", descriptionKey = "help.seats")
    private Optional<String> seats = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "K=V",
            completionCandidates = Suggestions.Settings.class,
            descriptionKey = "help.option")
    private List<String> chosen = new ArrayList<>();

    boolean made() {
        return seats.isPresent() || !chosen.isEmpty();
    }

    /**
     * @throws Unsuitable if the game has no such table
     */
    public Options options(Description about) {
        return options(about, Map.of());
    }

    /**
     * The same with some options that are chosen elsewhere on the command line.
     *
     * @throws Unsuitable if the game has no such table
     */
    public Options options(Description about, Map<String, String> more) {
        var values = values();
        values.putAll(more);
        int count =
                seats.map(text -> count(text, about))
                        .orElse(Math.clamp(USUAL_SEATS, about.fewestSeats(), about.mostSeats()));
        return about.options(count, values);
    }

    private static int count(String text, Description about) {
        return (int) Numeral.within("--seats", text, about.fewestSeats(), about.mostSeats());
    }

    /** The options that are chosen, without those that are as usual. */
    public Map<String, String> values() {
        var values = new LinkedHashMap<String, String>();
        for (var pair : chosen) {
            int equals = pair.indexOf('=');
            if (equals <= 0) {
                throw new Unsuitable(say("unsuitable.pair").text("found", pair));
            }
            if (values.put(pair.substring(0, equals), pair.substring(equals + 1)) != null) {
                throw new Unsuitable(
                        say("unsuitable.again").text("option", pair.substring(0, equals)));
            }
        }
        return values;
    }

    /**
     * One of the names for each of so many seats, from a list separated by commas; a single name
     * holds for all.
     *
     * @throws Unsuitable if the list is too short or too long
     */
    public static List<String> each(String option, String list, int seats) {
        var names = List.of(list.split(",", -1));
        if (names.size() == 1) {
            return Collections.nCopies(seats, names.getFirst());
        }
        if (names.size() != seats) {
            throw new Unsuitable(
                    say("unsuitable.each")
                            .text("option", option)
                            .number("found", names.size())
                            .count(seats));
        }
        return names;
    }
}
