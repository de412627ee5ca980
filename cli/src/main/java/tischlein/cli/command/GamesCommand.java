package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tischlein.bots.Level;
import tischlein.bots.Ratings;
import tischlein.cli.live.TableTerms;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.server.Characters;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Cast;

/** {@code tischlein games}: which games there are, for how many, with which options. */
@Command(
        name = "games",
        footer = {"  tischlein games", "  tischlein games --json --lang fr"})
public final class GamesCommand implements Runnable {
    private static final double MILLIS = 1000;

    private final Surroundings around;
    private final Voice voice;

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public GamesCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        if (json) {
            around.print(
                    JsonOutput.text(InstalledGames.games().stream().map(this::described).toList()));
        } else {
            InstalledGames.games().forEach(this::show);
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
                                .text("about", TableTerms.explained(option, value, speaker)));
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
            var seconds = voice.figure(1, level.millis() / MILLIS);
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
        Layout.wrapped(voice.say(sentence), voice).forEach(around::print);
    }

    private Map<String, Object> described(Game<?, ?, ?> game) {
        var about = game.about();
        var speaker = voice.of(game, List.of());
        var options = new ArrayList<Map<String, Object>>();
        for (var option : about.options()) {
            options.add(
                    ProtocolJson.object(
                            "name", option.name(),
                            "about", speaker.say(say("option." + option.name())),
                            "default", option.usual(),
                            "values", option.values()));
        }
        var cast = Cast.of(game.getClass(), about.name(), voice.language());
        return ProtocolJson.object(
                "name", about.name(),
                "title", speaker.say(say("title")),
                "version", about.version(),
                "fewestSeats", about.fewestSeats(),
                "mostSeats", about.mostSeats(),
                "hides", about.hides(),
                "team", about.team(),
                "options", options,
                "characters", Characters.of(game, cast));
    }
}
