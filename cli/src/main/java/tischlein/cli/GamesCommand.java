package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tischlein.bots.Level;
import tischlein.bots.Ratings;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.server.Characters;
import tischlein.words.Cast;

/** {@code tischlein games}: which games there are, for how many, with which options. */
@Command(
        name = "games",
        footer = {"  tischlein games", "  tischlein games --json --lang fr"})
final class GamesCommand implements Runnable {
    private static final double MILLIS = 1000;

    private final Surroundings around;
    private final Voice voice;

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    GamesCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        if (json) {
            around.out().println(Json.text(Shelf.games().stream().map(this::described).toList()));
        } else {
            Shelf.games().forEach(this::show);
        }
    }

    private void show(Game<?, ?, ?> game) {
        var about = game.about();
        var speaker = voice.of(game, List.of());
        line(
                say("games.game")
                        .text("name", about.name())
                        .text("title", speaker.say(say("title")))
                        .with("seats", seats(about.fewestSeats(), about.mostSeats())));
        for (var option : about.options()) {
            line(
                    say("games.option")
                            .text("option", option.name())
                            .text("about", speaker.say(say("option." + option.name()))));
            for (var value : option.values()) {
                var usual = value.equals(option.usual()) ? "games.usual" : "games.value";
                line(
                        say(usual)
                                .text("value", value)
                                .text("about", Terms.explained(option, value, speaker)));
            }
        }
        characters(game).forEach(this::line);
        around.out().println();
    }

    private List<Sentence> characters(Game<?, ?, ?> game) {
        var cast = Cast.of(game.getClass(), game.about().name(), voice.language());
        var lines = new ArrayList<Sentence>();
        for (var level : Level.values()) {
            var bot = level.word();
            var rating = Ratings.of(game).rating(bot);
            var seconds = String.format(voice.locale(), "%.1f", level.millis() / MILLIS);
            var rated =
                    level.millis() > 0
                            ? say("games.thinks").text("seconds", seconds)
                            : say("games.rated");
            var line =
                    (rating.isPresent()
                                    ? rated.number("rating", rating.getAsInt())
                                    : say("games.character"))
                            .text("bot", bot)
                            .text("name", cast.names(bot).getFirst())
                            .text("style", cast.style(bot));
            lines.add(line);
        }
        return lines;
    }

    private static Sentence seats(int fewest, int most) {
        return fewest == most
                ? say("games.seats.exact").count(most)
                : say("games.seats").number("fewest", fewest).number("most", most);
    }

    private void line(Sentence sentence) {
        Layout.wrapped(voice.say(sentence), voice.locale()).forEach(around.out()::println);
    }

    private Map<String, Object> described(Game<?, ?, ?> game) {
        var about = game.about();
        var speaker = voice.of(game, List.of());
        var options = new ArrayList<Map<String, Object>>();
        for (var option : about.options()) {
            var described = new LinkedHashMap<String, Object>();
            described.put("name", option.name());
            described.put("about", speaker.say(say("option." + option.name())));
            described.put("default", option.usual());
            described.put("values", option.values());
            options.add(described);
        }
        var described = new LinkedHashMap<String, Object>();
        described.put("name", about.name());
        described.put("title", speaker.say(say("title")));
        described.put("version", about.version());
        described.put("fewestSeats", about.fewestSeats());
        described.put("mostSeats", about.mostSeats());
        described.put("hides", about.hides());
        described.put("team", about.team());
        described.put("options", options);
        var cast = Cast.of(game.getClass(), about.name(), voice.language());
        described.put("characters", Characters.of(game, cast));
        return described;
    }
}
