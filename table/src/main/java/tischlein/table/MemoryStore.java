package tischlein.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tischlein.table.StoredTable.Phase;

/** A store that forgets everything when the program ends: for tests, and for trying things out. */
public final class MemoryStore implements Store {
    private static final Comparator<StoredTable> OLDEST_FIRST =
            Comparator.comparingLong(StoredTable::created).thenComparing(StoredTable::id);

    private final Map<String, Kept> tables = new HashMap<>();
    private final Map<String, Guest> guests = new HashMap<>();

    /** A table with all that belongs to it. */
    private static final class Kept {
        StoredTable row;
        final List<Batch> log = new ArrayList<>();
        final TreeMap<Integer, StoredChoice> choices = new TreeMap<>();

        Kept(StoredTable row) {
            this.row = row;
        }

        void add(Batch batch) {
            if (!batch.lines().isEmpty()) {
                log.add(batch);
            }
        }
    }

    @Override
    public synchronized boolean create(StoredTable table, List<Batch> beginning) {
        if (tables.containsKey(table.id())) {
            return false;
        }
        var kept = new Kept(table);
        beginning.forEach(kept::add);
        tables.put(table.id(), kept);
        return true;
    }

    @Override
    public synchronized Optional<StoredTable> table(String id) {
        return Optional.ofNullable(tables.get(id)).map(kept -> kept.row);
    }

    @Override
    public synchronized boolean save(StoredTable table) {
        var kept = tables.get(table.id());
        if (kept == null || kept.row.revision() + 1 != table.revision()) {
            return false;
        }
        var old = kept.row;
        kept.row =
                new StoredTable(
                        old.id(),
                        table.revision(),
                        old.header(),
                        old.seed(),
                        table.setup(),
                        table.listed(),
                        table.series(),
                        old.created(),
                        table.guests(),
                        old.length(),
                        table.phase(),
                        table.due(),
                        old.clocks());
        return true;
    }

    @Override
    public synchronized boolean append(Append append) {
        var kept = tables.get(append.table());
        if (kept == null || kept.row.length() != append.batch().first()) {
            return false;
        }
        kept.add(append.batch());
        kept.choices.clear();
        var old = kept.row;
        kept.row =
                new StoredTable(
                        old.id(),
                        old.revision(),
                        old.header(),
                        old.seed(),
                        old.setup(),
                        old.listed(),
                        old.series(),
                        old.created(),
                        old.guests(),
                        old.length() + append.batch().lines().size(),
                        append.phase(),
                        append.due(),
                        append.clocks());
        return true;
    }

    @Override
    public synchronized List<Batch> log(String table) {
        var kept = tables.get(table);
        return kept == null ? List.of() : List.copyOf(kept.log);
    }

    @Override
    public synchronized boolean choose(StoredChoice choice) {
        var kept = tables.get(choice.table());
        if (kept == null || kept.row.length() != choice.step()) {
            return false;
        }
        kept.choices.put(choice.seat(), choice);
        return true;
    }

    @Override
    public synchronized List<StoredChoice> choices(String table) {
        var kept = tables.get(table);
        return kept == null ? List.of() : List.copyOf(kept.choices.values());
    }

    @Override
    public synchronized List<StoredTable> listed(Phase phase, int most) {
        return newest(row -> row.listed() && row.phase() == phase, most);
    }

    @Override
    public synchronized List<StoredTable> ofGuest(String hash, int most) {
        return newest(row -> row.guests().contains(hash), most);
    }

    private List<StoredTable> newest(Predicate<StoredTable> wanted, int most) {
        return rows().filter(wanted).sorted(OLDEST_FIRST.reversed()).limit(most).toList();
    }

    private Stream<StoredTable> rows() {
        return tables.values().stream().map(kept -> kept.row);
    }

    @Override
    public synchronized List<StoredTable> ofSeries(String series) {
        return rows().filter(row -> row.series().equals(series)).sorted(OLDEST_FIRST).toList();
    }

    @Override
    public synchronized List<String> due(long until, int most) {
        return rows().filter(row -> row.due() <= until && row.due() != StoredTable.NEVER)
                .sorted(Comparator.comparingLong(StoredTable::due).thenComparing(StoredTable::id))
                .limit(most)
                .map(StoredTable::id)
                .toList();
    }

    @Override
    public synchronized long count() {
        return tables.size();
    }

    @Override
    public synchronized void save(Guest guest) {
        guests.put(guest.hash(), guest);
    }

    @Override
    public synchronized Optional<Guest> guest(String hash) {
        return Optional.ofNullable(guests.get(hash));
    }

    @Override
    public void backup(Path file) {
        throw new Unavailable(
                "what is only in memory cannot be backed up", new UnsupportedOperationException());
    }

    @Override
    public void close() {}
}
