package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tischlein.log.LogReader;
import tischlein.table.StoredTable.Phase;

/** Lists of tables as the store has them, in JSON. */
final class TableLists {
    private static final int MOST = 100;

    private final House house;

    TableLists(House house) {
        this.house = house;
    }

    /** Tables that everybody may join or watch. */
    String listed() {
        var rows = new ArrayList<>(house.store().listed(Phase.GATHERING, MOST));
        rows.addAll(house.store().listed(Phase.PLAYING, MOST));
        return list(rows, Optional.empty());
    }

    String ofGuest(Guest guest) {
        return list(house.store().ofGuest(guest.hash(), MOST), Optional.of(guest));
    }

    private String list(List<StoredTable> rows, Optional<Guest> guest) {
        return Wire.write(
                Wire.object("tables", rows.stream().map(row -> described(row, guest)).toList()));
    }

    private Map<String, Object> described(StoredTable row, Optional<Guest> guest) {
        var header = LogReader.read(row.id(), row.header()).header();
        return Descriptions.table(
                row,
                header,
                Wire.read(row.setup(), Setup.class),
                guest,
                _ -> Attendance.Seen.GONE,
                0,
                house.game(header.game(), header.version()));
    }
}
