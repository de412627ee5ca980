package tischlein.cli.options;

import static tischlein.kernel.Phrase.say;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import tischlein.cli.run.Numeral;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Unsuitable;

/** The part of a command line that says how many people sit before one screen, and their names. */
public final class PeopleOption {
    public static final int LONGEST_NAME = 16;

    @Option(names = "--people", paramLabel = "N", descriptionKey = "help.people")
    private Optional<String> people = Optional.empty();

    @Option(names = "--names", paramLabel = "A,B,…", descriptionKey = "help.names")
    private Optional<String> names = Optional.empty();

    public boolean given() {
        return people.isPresent() || names.isPresent();
    }

    /**
     * How many of so many seats are for people.
     *
     * @throws Unsuitable if there are too many of them, or of names
     */
    public int size(int seats) {
        int called = names().size();
        int size =
                people.map(text -> (int) Numeral.within("--people", text, 1, seats))
                        .orElse(Math.clamp(called, 1, seats));
        needAtMost(seats);
        return size;
    }

    /**
     * @throws Unsuitable if there are more names than this
     */
    public void needAtMost(int seats) {
        int called = names().size();
        if (called > seats) {
            throw new Unsuitable(
                    say("unsuitable.names")
                            .text("option", "--names")
                            .number("found", called)
                            .count(seats));
        }
    }

    /** The names, from the first seat on. */
    public List<String> names() {
        var list =
                names.map(text -> Stream.of(text.split(",", -1)))
                        .orElse(Stream.empty())
                        .map(name -> name.replaceAll("\\p{C}", "").strip())
                        .toList();
        for (var name : list) {
            if (name.isEmpty() || Layout.width(name) > LONGEST_NAME) {
                throw new Unsuitable(
                        say("unsuitable.name").text("name", name).number("most", LONGEST_NAME));
            }
        }
        return list;
    }

    public static void needDistinct(List<String> names) {
        var met = new HashSet<String>();
        for (var name : names) {
            if (!met.add(name)) {
                throw new Unsuitable(say("unsuitable.twins").text("name", name));
            }
        }
    }
}
