package tischlein.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tischlein.table.Aged;
import tischlein.table.Append;
import tischlein.table.Batch;
import tischlein.table.Guest;
import tischlein.table.Store;
import tischlein.table.StoredChoice;
import tischlein.table.StoredTable;
import tischlein.table.StoredTable.Phase;

/** A store in a database. */
final class SqlStore implements Store {
    private final Database database;

    SqlStore(Database database) {
        this.database = database;
    }

    @Override
    public boolean create(StoredTable table, List<Batch> beginning) {
        return database.write(session -> Writes.create(session, table, beginning));
    }

    @Override
    public Optional<StoredTable> table(String id) {
        return database.read(session -> Reads.table(session, id));
    }

    @Override
    public boolean save(StoredTable table) {
        return database.write(session -> Writes.save(session, table));
    }

    @Override
    public boolean append(Append append) {
        try {
            return database.write(session -> Writes.append(session, append));
        } catch (Withdrawn _) {
            return false;
        }
    }

    @Override
    public List<Batch> log(String table) {
        return database.read(session -> Reads.log(session, table));
    }

    @Override
    public boolean choose(StoredChoice choice, Optional<StoredChoice> before) {
        return database.write(session -> Writes.choose(session, choice, before));
    }

    @Override
    public List<StoredChoice> choices(String table) {
        return database.read(session -> Reads.choices(session, table));
    }

    @Override
    public List<StoredTable> listed(Phase phase, int most) {
        return database.read(session -> Reads.listed(session, phase, most));
    }

    @Override
    public List<StoredTable> ofGuest(String hash, int most) {
        return database.read(session -> Reads.ofGuest(session, hash, most));
    }

    @Override
    public List<String> unfinished(String hash, String after, int most) {
        return database.read(session -> Reads.unfinished(session, hash, after, most));
    }

    @Override
    public List<StoredTable> ofSeries(String series) {
        return database.read(session -> Reads.ofSeries(session, series));
    }

    @Override
    public List<String> due(long from, long until, int most) {
        return database.read(session -> Reads.due(session, from, until, most));
    }

    @Override
    public List<Aged> gathering(Aged after, long until, int most) {
        return database.read(session -> Reads.gathering(session, after, until, most));
    }

    @Override
    public boolean forgetTable(String id) {
        return database.write(session -> Writes.forgetTable(session, id));
    }

    @Override
    public List<Aged> guests(Aged after, long until, int most) {
        return database.read(session -> Reads.guests(session, after, until, most));
    }

    @Override
    public void forgetGuests(List<Aged> guests) {
        database.write(session -> Writes.forgetGuests(session, guests));
    }

    @Override
    public long count() {
        return database.read(Reads::count);
    }

    @Override
    public void save(Guest guest) {
        database.write(session -> Writes.save(session, guest));
    }

    @Override
    public Optional<Guest> guest(String hash) {
        return database.read(session -> Reads.guest(session, hash));
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
