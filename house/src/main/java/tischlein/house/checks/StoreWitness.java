package tischlein.house.checks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tischlein.log.LogReader;
import tischlein.table.outside.KnownGames;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/** Sees all that is kept in the database of a simulated house, table by table. */
public final class StoreWitness {
    private final KnownGames games;
    private final Map<String, TableWitness<?, ?>> tables = new TreeMap<>();
    private Optional<BrokenPromise> broken = Optional.empty();

    public StoreWitness(KnownGames games) {
        this.games = games;
    }

    /** A table was kept that was not there before. */
    public void created(StoredTable row, List<Batch> beginning) {
        var header = LogReader.read(row.id(), row.header()).header();
        var game = games.of(header).orElseThrow();
        var before = tables.put(row.id(), TableWitness.of(game, row, beginning));
        BrokenPromise.unless(before == null, "a table was made twice");
    }

    public void saved(StoredTable row) {
        table(row.id()).saved(row);
    }

    public void appended(Append append) {
        check(() -> table(append.table()).appended(append));
    }

    public void chosen(StoredChoice choice) {
        check(() -> table(choice.table()).chosen(choice));
    }

    /** Somebody was told that their choice is kept. */
    public void promised(String table, int seat, String id, List<String> moves) {
        check(() -> table(table).promised(seat, id, moves));
    }

    /** Somebody was told something; a frame must show what is true. */
    public Optional<FrameHead> told(String message) {
        var frame = FrameHead.of(message);
        frame.ifPresent(head -> check(() -> table(head.table()).shown(head, message)));
        return frame;
    }

    /**
     * What a server does about a failure of ours is its matter: it is kept for the end of the step.
     */
    private void check(Runnable what) {
        try {
            what.run();
        } catch (BrokenPromise one) {
            broken = broken.or(() -> Optional.of(one));
        }
    }

    /** Fails if a promise has been broken. */
    public void raise() {
        if (broken.isPresent()) {
            throw broken.get();
        }
    }

    public TableWitness<?, ?> table(String id) {
        return Optional.ofNullable(tables.get(id))
                .orElseThrow(() -> new BrokenPromise("a table that was never kept: " + id));
    }
}
