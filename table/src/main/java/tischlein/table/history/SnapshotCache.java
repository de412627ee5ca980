package tischlein.table.history;

import java.util.LinkedHashMap;
import java.util.Map;
import tischlein.kernel.Game;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;

/**
 * The snapshots of the tables that were looked at last, with a limit on the lines of all of them
 * together.
 */
final class SnapshotCache {
    private static final int MOST_LINES = 200_000;
    private static final int A_TABLE = 100; // lines' worth of memory for the table itself

    private final int most;
    private final Map<Key, Entry> kept = new LinkedHashMap<>(16, 0.75f, true);
    private int lines;

    /** With the time of creation, because the code of a deleted table may be used again. */
    private record Key(String table, long created) {}

    private record Entry(LogSnapshots<?, ?> snapshots, int lines) {}

    SnapshotCache() {
        this(MOST_LINES);
    }

    SnapshotCache(int most) {
        this.most = most;
    }

    /**
     * The snapshots of a table.
     *
     * @param version how long its log is now
     */
    LogSnapshots<?, ?> of(Game<?, ?, ?> game, Store store, StoredTable row, int version) {
        var key = new Key(row.id(), row.created());
        var snapshots = find(key, game, row);
        if (snapshots.length() < version) {
            snapshots.extend(row, store.log(row.id()));
            put(key, snapshots);
        }
        return snapshots;
    }

    private synchronized LogSnapshots<?, ?> find(Key key, Game<?, ?, ?> game, StoredTable row) {
        var entry = kept.get(key);
        return entry == null ? new LogSnapshots<>(game, row) : entry.snapshots;
    }

    private synchronized void put(Key key, LogSnapshots<?, ?> snapshots) {
        var entry = new Entry(snapshots, snapshots.length() + A_TABLE);
        var old = kept.put(key, entry);
        lines += entry.lines - (old == null ? 0 : old.lines);
        var oldest = kept.entrySet().iterator();
        while (lines > most && oldest.hasNext()) {
            lines -= oldest.next().getValue().lines;
            oldest.remove();
        }
    }

    /** How many tables are cached. */
    synchronized int size() {
        return kept.size();
    }
}
