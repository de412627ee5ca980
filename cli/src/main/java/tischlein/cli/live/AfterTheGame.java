package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tischlein.cli.local.LogSteps;
import tischlein.cli.local.ReplayWalk;
import tischlein.cli.local.TypedLine;
import tischlein.cli.run.SavedFile;
import tischlein.cli.screen.Layout;
import tischlein.cli.screen.Viewer;
import tischlein.cli.summary.GameReview;
import tischlein.client.Phrases;
import tischlein.client.ViewReader;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tools.jackson.databind.JsonNode;

/** What one can do when the game at a live table is over: keep it, look at it again, play on. */
record AfterTheGame<S extends State<S>, V>(
        LiveTable<S, V> table, Game<S, ?, V> game, LiveGuest guest) {
    /** What is answered here. */
    Map<TypedLine.Command, Consumer<String>> deeds() {
        return Map.of(
                TypedLine.Command.SAVE, this::save,
                TypedLine.Command.REPLAY, _ -> replay(),
                TypedLine.Command.REVIEW, _ -> review(),
                TypedLine.Command.REMATCH, _ -> rematch(),
                TypedLine.Command.SERIES, _ -> series());
    }

    /** Goes to the next game; as long as there is none, says yes to one, or starts it as host. */
    private void rematch() {
        var known = table.company().next();
        var next =
                known.isEmpty()
                        ? made(guest.errands().post(guest.path() + "/rematch", Map.of()))
                        : known;
        if (next.isEmpty()) {
            table.onScreen().tell(say("live.noted"));
        } else {
            table.moveOn(next);
        }
    }

    private static String made(JsonNode answer) {
        return Phrases.clean(answer.path("table").asString(""));
    }

    private void save(String file) {
        if (file.isEmpty()) {
            table.onScreen().tell(say("play.savewhere"));
        } else {
            SavedFile.saveGame(file, guest.errands().text(guest.path() + "/log"));
            table.onScreen().tell(say("live.saved").text("file", file));
        }
    }

    /** Steps through the game, and perhaps plays on from a place in it, against bots. */
    private void replay() {
        var log = LogReader.read(guest.table(), guest.errands().text(guest.path() + "/log"));
        var viewer = table.seat() == Game.ONLOOKER ? Viewer.ONLOOKER : Viewer.at(table.seat());
        var steps = new LogSteps<>(game, log);
        table.onScreen().gap();
        table.lines.out().flush();
        var stroll =
                new ReplayWalk<>(
                        steps,
                        viewer,
                        guest.around(),
                        guest.voice(),
                        table.lines,
                        table.company().names());
        stroll.walk().ifPresentOrElse(this::fork, () -> table.onScreen().tell(say("live.over")));
    }

    /** Tells the game again: for a seat with its own choices, for an onlooker with everybody's. */
    private void review() {
        var log = LogReader.read(guest.table(), guest.errands().text(guest.path() + "/log"));
        var review = new GameReview(guest.around(), guest.voice());
        if (table.seat() != Game.ONLOOKER) {
            review.of(table.seat());
        }
        table.onScreen().gap();
        table.onScreen().lines(review.tell(game, log, table.company().names()).lines());
    }

    /**
     * @param lines of the log, after which the game goes on; the table stood there once all that
     *     belongs to them was told, the salts of secret choices included
     */
    private void fork(int lines) {
        int version =
                ViewReader.list(story(), chapter -> chapter.path("version").asInt()).stream()
                        .filter(stood -> stood >= lines)
                        .findFirst()
                        .orElse(lines);
        int seats = table.company().chairs().size();
        int me = Math.max(0, table.seat());
        var chairs =
                IntStream.range(0, seats).mapToObj(seat -> seat == me ? "me" : "bot fair").toList();
        var fork =
                made(
                        guest.errands()
                                .post(
                                        guest.path() + "/fork",
                                        Map.of("version", version, "chairs", chairs)));
        guest.errands().post("/api/tables/" + fork + "/start", Map.of());
        table.moveOn(fork);
    }

    private JsonNode story() {
        return guest.errands().get(guest.path() + "/story?seat=" + table.seat()).path("chapters");
    }

    /** The running score of all games that were played one after the other. */
    private void series() {
        var rows = rows();
        table.onScreen().lines(Layout.table("rlrr", rows));
    }

    private List<List<String>> rows() {
        var series = guest.errands().get("/api/series/" + table.company().terms().series());
        var voice = guest.voice();
        var rows = new ArrayList<List<String>>();
        var names = table.company().names();
        IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingInt(seat -> series.path("places").path(seat).asInt()))
                .forEach(seat ->
                        rows.add(
                                List.of(
                                        series.path("places").path(seat).asString(""),
                                        names.get(seat),
                                        series.path("score").path(seat).asString(""),
                                        series.path("wins").path(seat).asString(""))));
        rows.addFirst(
                List.of(
                        voice.text("end.place"),
                        voice.text("end.seat"),
                        voice.text("end.score"),
                        voice.text("end.wins")));
        return rows;
    }
}
