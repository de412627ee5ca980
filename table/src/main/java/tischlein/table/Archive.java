package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Map;

/** A table's log, read again: its story, a position of long ago, the log itself. */
final class Archive {
    private Archive() {}

    private static LogSnapshots<?, ?> snapshots(House house, StoredTable row, Play<?, ?> play) {
        return house.snapshots().of(play.game(), house.store(), row, play.version());
    }

    /** What has been told since a version. */
    static Telling since(House house, StoredTable row, Play<?, ?> play, int version) {
        var since = new Telling();
        snapshots(house, row, play).since(version).forEach(chapter -> since.add(chapter.news()));
        return since;
    }

    /** What has been told, as slowly as a calm table tells it. */
    static String story(House house, StoredTable row, Play<?, ?> play, int viewer) {
        var chapters =
                snapshots(house, row, play).since(0).stream()
                        .map(chapter -> chapter(chapter, viewer))
                        .toList();
        return Wire.write(Wire.object("table", row.id(), "seat", viewer, "chapters", chapters));
    }

    private static Map<String, Object> chapter(LogSnapshots.Chapter chapter, int viewer) {
        var tale = chapter.news().to(viewer, Setup.Tempo.CALM);
        return Wire.object(
                "version", chapter.version(), "news", tale.news(), "beats", tale.beats());
    }

    /** The frame of a version; what was beside the log then is gone. */
    static String position(House house, StoredTable row, Play<?, ?> play, int viewer, int version) {
        return snapshots(house, row, play).position(house.outside(), row, viewer, version);
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
