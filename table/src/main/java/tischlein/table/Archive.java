package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.log.Replay;

/** A table's log, read again: its story, a position of long ago, the log itself. */
final class Archive {
    private Archive() {}

    /** What happened with one batch of the log, and the version after it. */
    private record Chapter(int version, Telling news) {}

    private static <S extends State<S>> List<Chapter> chapters(
            Game<S, ?, ?> game, StoredTable row, List<Batch> batches) {
        var replay = Replay.of(game, LogReader.read(row.id(), Play.text(row.header(), batches)));
        var chapters = new ArrayList<Chapter>();
        for (var batch : batches) {
            var news = new Telling();
            batch.lines().forEach(_ -> replay.step(news));
            chapters.add(new Chapter(batch.first() + batch.lines().size(), news));
        }
        return chapters;
    }

    /** What has been told to a viewer since a version. */
    static List<Phrase.Sentence> since(
            Game<?, ?, ?> game, StoredTable row, List<Batch> batches, int viewer, int version) {
        return chapters(game, row, batches).stream()
                .filter(chapter -> chapter.version > version)
                .flatMap(chapter -> chapter.news.to(viewer).stream())
                .toList();
    }

    static String story(Game<?, ?, ?> game, StoredTable row, List<Batch> batches, int viewer) {
        List<Map<String, Object>> chapters =
                chapters(game, row, batches).stream()
                        .map(chapter ->
                                Wire.object(
                                        "version",
                                        chapter.version,
                                        "news",
                                        chapter.news.to(viewer)))
                        .toList();
        return Wire.write(Wire.object("table", row.id(), "seat", viewer, "chapters", chapters));
    }

    /** The frame of a version; what was beside the log then is gone. */
    static String position(
            Game<?, ?, ?> game, House house, StoredTable row, int viewer, int version) {
        return framed(game, house, row, upTo(house.store().log(row.id()), version), viewer);
    }

    private static <S extends State<S>, V> String framed(
            Game<S, ?, V> game, House house, StoredTable row, List<Batch> batches, int viewer) {
        var play = Play.of(game, house.outside(), row, batches);
        return Frames.frame(row.id(), play, viewer, List.of(), List.of(), false);
    }

    /** The batches of a log up to a version that there was. */
    static List<Batch> upTo(List<Batch> batches, int version) {
        var before =
                batches.stream()
                        .filter(batch -> batch.first() + batch.lines().size() <= version)
                        .toList();
        int reached =
                before.isEmpty() ? 0 : before.getLast().first() + before.getLast().lines().size();
        Refusing.unless(
                reached == version,
                Answer.Reason.MISSING,
                say("refused.version").number("version", version));
        return before;
    }
}
