package tischlein.server.guests;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import tischlein.server.messages.Problem;
import tischlein.table.Tables;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;
import tischlein.words.Language;

/**
 * Changes the names of guests at all their tables: to one that they ask for, or to one that is
 * free.
 */
public record Renaming(Tables tables, Store store, Guests guests) {
    private static final int MOST_TABLES = 200;

    /**
     * @param before the guest with its name until now
     * @throws Problem if somebody at one of their tables has a name that looks like the new one
     */
    public void rename(Guest before, Guest wanted) {
        taken(wanted)
                .ifPresent(other -> {
                    throw new Problem(
                            Problem.CONFLICT,
                            say("refused.lookalike")
                                    .text("name", wanted.name())
                                    .text("other", other));
                });
        keep(before, wanted);
    }

    private void keep(Guest before, Guest wanted) {
        store.save(wanted);
        tables.rename(wanted, before.name());
    }

    private Optional<String> taken(Guest wanted) {
        return store.ofGuest(wanted.hash(), MOST_TABLES).stream()
                .filter(table -> table.phase() != Phase.OVER)
                .map(StoredTable::id)
                .flatMap(table -> new Lookalikes(tables).found(table, wanted).stream())
                .findFirst();
    }

    /**
     * The guest who is to sit down at a table. If the name was not their own wish and looks like
     * somebody's there, the guest is given another one rather than refused.
     */
    public Guest distinct(Guest guest, String table, Language language) {
        if (new Lookalikes(tables).found(table, guest).isEmpty() || !guests.drew(guest.name())) {
            return guest;
        }
        var free =
                guests.drawn(guest, language).stream()
                        .filter(wanted -> new Lookalikes(tables).found(table, wanted).isEmpty())
                        .filter(wanted -> taken(wanted).isEmpty())
                        .findFirst();
        free.ifPresent(wanted -> keep(guest, wanted));
        return free.orElse(guest);
    }
}
