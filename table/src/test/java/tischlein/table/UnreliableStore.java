package tischlein.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tischlein.table.store.AgedEntry;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/** A store that now and then does not answer, having done what it was asked or not. */
final class UnreliableStore implements Store {
    private final Store store;
    private int calls;
    private int first = Integer.MAX_VALUE; // the number of the first call that fails
    private int last = -1; // and of the last
    private boolean after; // whether it is done all the same

    UnreliableStore(Store store) {
        this.store = store;
    }

    /** From the n-th call on, counted from 1, so many fail. */
    void fail(int n, int times, boolean after) {
        calls = 0;
        first = n;
        last = n + times - 1;
        this.after = after;
    }

    void recover() {
        first = Integer.MAX_VALUE;
    }

    int calls() {
        return calls;
    }

    private <T> T call(Supplier<T> what) {
        calls++;
        boolean fails = calls >= first && calls <= last;
        if (fails && !after) {
            throw gone();
        }
        var answer = what.get();
        if (fails) {
            throw gone();
        }
        return answer;
    }

    private static Unavailable gone() {
        return new Unavailable("0 play 9", new IllegalStateException("1 play 8"));
    }

    @Override
    public boolean create(StoredTable table, List<Batch> beginning) {
        return call(() -> store.create(table, beginning));
    }

    @Override
    public Optional<StoredTable> table(String id) {
        return call(() -> store.table(id));
    }

    @Override
    public boolean save(StoredTable table) {
        return call(() -> store.save(table));
    }

    @Override
    public boolean append(Append append) {
        return call(() -> store.append(append));
    }

    @Override
    public List<Batch> log(String table) {
        return call(() -> store.log(table));
    }

    @Override
    public boolean choose(StoredChoice choice, Optional<StoredChoice> before) {
        return call(() -> store.choose(choice, before));
    }

    @Override
    public List<StoredChoice> choices(String table) {
        return call(() -> store.choices(table));
    }

    @Override
    public List<StoredTable> listed(StoredTable.Phase phase, int most) {
        return call(() -> store.listed(phase, most));
    }

    @Override
    public List<StoredTable> ofGuest(String hash, int most) {
        return call(() -> store.ofGuest(hash, most));
    }

    @Override
    public List<String> unfinished(String hash, String after, int most) {
        return call(() -> store.unfinished(hash, after, most));
    }

    @Override
    public List<String> unfinished(String after, int most) {
        return call(() -> store.unfinished(after, most));
    }

    @Override
    public List<StoredTable> ofSeries(String series) {
        return call(() -> store.ofSeries(series));
    }

    @Override
    public List<String> due(long from, long until, int most) {
        return call(() -> store.due(from, until, most));
    }

    @Override
    public List<AgedEntry> gathering(AgedEntry after, long until, int most) {
        return call(() -> store.gathering(after, until, most));
    }

    @Override
    public boolean forgetTable(String id) {
        return call(() -> store.forgetTable(id));
    }

    @Override
    public List<AgedEntry> guests(AgedEntry after, long until, int most) {
        return call(() -> store.guests(after, until, most));
    }

    @Override
    public void forgetGuests(List<AgedEntry> guests) {
        call(() -> {
            store.forgetGuests(guests);
            return guests;
        });
    }

    @Override
    public long count() {
        return call(store::count);
    }

    @Override
    public void save(Guest guest) {
        call(() -> {
            store.save(guest);
            return guest;
        });
    }

    @Override
    public Optional<Guest> guest(String hash) {
        return call(() -> store.guest(hash));
    }

    @Override
    public void backup(Path file) {
        store.backup(file);
    }

    @Override
    public void close() {
        store.close();
    }
}
