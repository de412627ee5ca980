package tischlein.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tischlein.store.database.Database;
import tischlein.store.database.WithdrawnWrite;
import tischlein.table.store.AgedEntry;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** A store in a database. */
public record SqlStore(Database database) implements Store {
    @Override
    public boolean create(StoredTable table, List<Batch> beginning) {
        return database.write(session -> StoreWrites.create(session, table, beginning));
    }

    @Override
    public Optional<StoredTable> table(String id) {
        return database.read(session -> StoreReads.table(session, id));
    }

    @Override
    public boolean save(StoredTable table) {
        return database.write(session -> StoreWrites.save(session, table));
    }

    @Override
    public boolean append(Append append) {
        try {
            return database.write(session -> StoreWrites.append(session, append));
        } catch (WithdrawnWrite _) {
            return false;
        }
    }

    @Override
    public List<Batch> log(String table) {
        return database.read(session -> StoreReads.log(session, table));
    }

    @Override
    public boolean choose(StoredChoice choice, Optional<StoredChoice> before) {
        return database.write(session -> StoreWrites.choose(session, choice, before));
    }

    @Override
    public List<StoredChoice> choices(String table) {
        return database.read(session -> StoreReads.choices(session, table));
    }

    @Override
    public List<StoredTable> listed(Phase phase, int most) {
        return database.read(session -> StoreReads.listed(session, phase, most));
    }

    @Override
    public List<StoredTable> ofGuest(String hash, int most) {
        return database.read(session -> StoreReads.ofGuest(session, hash, most));
    }

    @Override
    public List<String> unfinished(String hash, String after, int most) {
        return database.read(session -> StoreReads.unfinished(session, hash, after, most));
    }

    @Override
    public List<String> unfinished(String after, int most) {
        return database.read(session -> StoreReads.unfinished(session, after, most));
    }

    @Override
    public List<StoredTable> ofSeries(String series) {
        return database.read(session -> StoreReads.ofSeries(session, series));
    }

    @Override
    public List<String> due(long from, long until, int most) {
        return database.read(session -> StoreReads.due(session, from, until, most));
    }

    @Override
    public List<AgedEntry> gathering(AgedEntry after, long until, int most) {
        return database.read(session -> StoreReads.gathering(session, after, until, most));
    }

    @Override
    public boolean forgetTable(String id) {
        return database.write(session -> StoreWrites.forgetTable(session, id));
    }

    @Override
    public List<AgedEntry> guests(AgedEntry after, long until, int most) {
        return database.read(session -> StoreReads.guests(session, after, until, most));
    }

    @Override
    public void forgetGuests(List<AgedEntry> guests) {
        database.write(session -> StoreWrites.forgetGuests(session, guests));
    }

    @Override
    public long count() {
        return database.read(StoreReads::count);
    }

    @Override
    public void save(Guest guest) {
        database.write(session -> StoreWrites.save(session, guest));
    }

    @Override
    public Optional<Guest> guest(String hash) {
        return database.read(session -> StoreReads.guest(session, hash));
    }

    @Override
    public void backup(Path file) {
        Backup.write(database, file);
    }

    @Override
    public void close() {
        database.close();
    }

    @Override
    public String toString() {
        return database.toString();
    }
}
