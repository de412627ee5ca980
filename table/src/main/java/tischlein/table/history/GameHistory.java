package tischlein.table.history;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Map;
import tischlein.table.game.LiveGame;
import tischlein.table.game.NewsToTell;
import tischlein.table.outside.Outside;
import tischlein.table.request.Answer;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Batch;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;

/** Reads a table's log again: what was told, an earlier position, or the log itself. */
public final class GameHistory {
    private final Store store;
    private final Outside outside;
    private final SnapshotCache snapshots = new SnapshotCache();

    public GameHistory(Store store, Outside outside) {
        this.store = store;
        this.outside = outside;
    }

    private LogSnapshots<?, ?> snapshots(StoredTable row, LiveGame<?, ?> play) {
        return snapshots.of(play.game(), store, row, play.version());
    }

    /** The news since a version. */
    public NewsToTell since(StoredTable row, LiveGame<?, ?> play, int version) {
        var since = new NewsToTell();
        snapshots(row, play).since(version).forEach(chapter -> since.add(chapter.news()));
        return since;
    }

    /** All news so far, with the beats of a calm table. */
    public String story(StoredTable row, LiveGame<?, ?> play, int viewer) {
        var chapters =
                snapshots(row, play).since(0).stream()
                        .map(chapter -> chapter(chapter, viewer))
                        .toList();
        return ProtocolJson.write(
                ProtocolJson.object("table", row.id(), "seat", viewer, "chapters", chapters));
    }

    private static Map<String, Object> chapter(LogSnapshots.Chapter chapter, int viewer) {
        var tale = chapter.news().to(viewer, Setup.Tempo.CALM);
        return ProtocolJson.object(
                "version", chapter.version(), "news", tale.news(), "beats", tale.beats());
    }

    /** The frame of a version, without choices that were pending then. */
    public String position(StoredTable row, LiveGame<?, ?> play, int viewer, int version) {
        return snapshots(row, play).position(outside, row, viewer, version);
    }

    /** The batches of a log up to a version at which the table has stood. */
    public static List<Batch> upTo(List<Batch> batches, int version) {
        var before =
                batches.stream()
                        .filter(batch -> batch.first() + batch.lines().size() <= version)
                        .toList();
        int reached =
                before.isEmpty() ? 0 : before.getLast().first() + before.getLast().lines().size();
        RequestRefused.unless(
                reached == version,
                Answer.Reason.MISSING,
                say("refused.version").number("version", version));
        return before;
    }
}
