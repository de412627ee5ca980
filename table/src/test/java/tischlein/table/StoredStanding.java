package tischlein.table;

import java.util.List;
import java.util.Optional;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/** All that a store knows of a table. */
record StoredStanding(Optional<StoredTable> row, List<String> lines, List<StoredChoice> choices) {
    static final StoredStanding NOTHING =
            new StoredStanding(Optional.empty(), List.of(), List.of());

    static StoredStanding of(Store store, String id) {
        var lines = store.log(id).stream().flatMap(batch -> batch.lines().stream()).toList();
        return new StoredStanding(store.table(id), lines, store.choices(id));
    }

    int version() {
        return lines.size();
    }

    Log log() {
        var text = row.orElseThrow().header() + String.join("\n", lines) + "\n";
        return LogReader.read("log", text);
    }
}
