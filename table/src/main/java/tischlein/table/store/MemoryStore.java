package tischlein.table.store;

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
import tischlein.table.store.StoredTable.Phase;

/** A store that forgets everything when the program ends: for tests, and for trying things out. */
public final class MemoryStore implements Store {
    private static final Comparator<StoredTable> OLDEST_FIRST =
            Comparator.comparingLong(StoredTable::created).thenComparing(StoredTable::id);

    private static final Comparator<AgedEntry> OLDEST =
            Comparator.comparingLong(AgedEntry::since).thenComparing(AgedEntry::id);

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

        /** Whether the pending choices are those that the append was made from. */
        boolean take(Append append) {
            if (append.batch().lines().isEmpty()) {
                return true;
            }
            var salts = new HashMap<Integer, String>();
            choices.forEach((seat, choice) -> salts.put(seat, choice.salt()));
            boolean same = append.consumes(salts);
            if (same) {
                choices.clear();
            }
            return same;
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
        if (kept == null || kept.row.length() != append.batch().first() || !kept.take(append)) {
            return false;
        }
        kept.add(append.batch());
        kept.row = kept.row.after(append);
        return true;
    }

    @Override
    public synchronized List<Batch> log(String table) {
        var kept = tables.get(table);
        return kept == null ? List.of() : List.copyOf(kept.log);
    }

    @Override
    public synchronized boolean choose(StoredChoice choice, Optional<StoredChoice> before) {
        var kept = tables.get(choice.table());
        if (kept == null || kept.row.length() != choice.step()) {
            return false;
        }
        var standing = Optional.ofNullable(kept.choices.get(choice.seat()));
        if (!standing.map(StoredChoice::salt).equals(before.map(StoredChoice::salt))) {
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

    @Override
    public synchronized List<String> unfinished(String hash, String after, int most) {
        return unfinished(row -> row.guests().contains(hash), after, most);
    }

    @Override
    public synchronized List<String> unfinished(String after, int most) {
        return unfinished(_ -> true, after, most);
    }

    private List<String> unfinished(Predicate<StoredTable> wanted, String after, int most) {
        return rows().filter(row -> row.phase() != Phase.OVER)
                .filter(wanted)
                .map(StoredTable::id)
                .filter(id -> id.compareTo(after) > 0)
                .sorted()
                .limit(most)
                .toList();
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
    public synchronized List<String> due(long from, long until, int most) {
        return rows().filter(row -> row.due() >= from && row.due() <= until)
                .filter(row -> row.due() != StoredTable.NEVER)
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
    public synchronized List<AgedEntry> gathering(AgedEntry after, long until, int most) {
        return aged(
                rows().filter(row -> row.phase() == Phase.GATHERING)
                        .map(row -> new AgedEntry(row.id(), row.created())),
                after,
                until,
                most);
    }

    private static List<AgedEntry> aged(
            Stream<AgedEntry> all, AgedEntry after, long until, int most) {
        return all.filter(one -> one.since() < until && OLDEST.compare(one, after) > 0)
                .sorted(OLDEST)
                .limit(most)
                .toList();
    }

    @Override
    public synchronized boolean forgetTable(String id) {
        var kept = tables.get(id);
        return kept != null && kept.row.phase() == Phase.GATHERING && tables.remove(id) != null;
    }

    @Override
    public synchronized List<AgedEntry> guests(AgedEntry after, long until, int most) {
        var all = guests.values().stream().map(guest -> new AgedEntry(guest.hash(), guest.seen()));
        return aged(all, after, until, most);
    }

    @Override
    public synchronized void forgetGuests(List<AgedEntry> old) {
        for (var one : old) {
            boolean seated = rows().anyMatch(row -> row.guests().contains(one.id()));
            guests.values()
                    .removeIf(guest ->
                            !seated
                                    && guest.hash().equals(one.id())
                                    && guest.seen() == one.since());
        }
    }

    @Override
    public void backup(Path file) {
        throw new Unavailable(
                "what is only in memory cannot be backed up", new UnsupportedOperationException());
    }

    @Override
    public void close() {}
}
