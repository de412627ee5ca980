package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tischlein.cli.live.LiveSeats;
import tischlein.cli.options.ServerOption;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.client.HttpApi;
import tischlein.client.Phrases;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tools.jackson.databind.JsonNode;

/** {@code tischlein tables}: the tables of a server that one can go to. */
@Command(
        name = "tables",
        footer = {"  tischlein tables", "  tischlein tables --server https://play.example.org"})
public final class TablesCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Mixin private final ServerOption door = new ServerOption();

    public TablesCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var server = door.server(around).server();
        try (var errands = new HttpApi(server, voice.language().code())) {
            boolean known = around.keyring().recall(errands, server, door.name());
            var mine = known ? tables(errands.get("/api/tables/mine")) : List.<JsonNode>of();
            var listed = tables(errands.get("/api/tables"));
            show("tables.mine", mine);
            show("tables.listed", listed);
            if (mine.isEmpty() && listed.isEmpty()) {
                line(say("tables.none"));
            }
        }
    }

    private static List<JsonNode> tables(JsonNode answer) {
        return StreamSupport.stream(answer.path("tables").spliterator(), false).toList();
    }

    private void show(String heading, List<JsonNode> tables) {
        if (!tables.isEmpty()) {
            line(say(heading));
            tables.forEach(table -> line(row(table)));
        }
    }

    private Sentence row(JsonNode table) {
        var company = LiveSeats.of(table, voice.language());
        var game = Phrases.clean(table.path("game").asString(""));
        return say("tables.row")
                .text("table", Phrases.clean(table.path("table").asString("")))
                .text("game", title(game))
                .with(
                        "phase",
                        say(
                                company.gathering()
                                        ? "tables.gathering"
                                        : company.playing() ? "tables.playing" : "tables.over"))
                .series(
                        "names",
                        company.chairs().stream()
                                .<Phrase>map(chair ->
                                        chair.open()
                                                ? say("tables.free")
                                                : new Phrase.Text(chair.name()))
                                .toList());
    }

    /** A server may know games that this program does not. */
    private String title(String name) {
        return InstalledGames.games().stream()
                .filter(game -> game.about().name().equals(name))
                .findFirst()
                .map(game -> voice.of(game, List.of()).say(say("title")))
                .orElse(name);
    }

    private void line(Sentence sentence) {
        Layout.wrapped(voice.say(sentence), voice).forEach(around::print);
    }
}
