package tischlein.table.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tischlein.log.LogReader;
import tischlein.table.outside.KnownGames;
import tischlein.table.seats.Attendance;
import tischlein.table.seats.TableDescription;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** Lists of stored tables, as JSON. */
public final class TableLists {
    private static final int MOST = 100;

    private final KnownGames games;
    private final Store store;

    public TableLists(KnownGames games, Store store) {
        this.games = games;
        this.store = store;
    }

    /** Tables that everybody may join or watch. */
    public String listed() {
        var rows = new ArrayList<>(store.listed(Phase.GATHERING, MOST));
        rows.addAll(store.listed(Phase.PLAYING, MOST));
        return list(rows, Optional.empty());
    }

    public String ofGuest(Guest guest) {
        return list(store.ofGuest(guest.hash(), MOST), Optional.of(guest));
    }

    private String list(List<StoredTable> rows, Optional<Guest> guest) {
        return ProtocolJson.write(
                ProtocolJson.object(
                        "tables", rows.stream().map(row -> described(row, guest)).toList()));
    }

    private Map<String, Object> described(StoredTable row, Optional<Guest> guest) {
        var header = LogReader.read(row.id(), row.header()).header();
        return TableDescription.table(
                row,
                header,
                ProtocolJson.read(row.setup(), Setup.class),
                guest,
                _ -> Attendance.Seen.GONE,
                0,
                games);
    }
}
