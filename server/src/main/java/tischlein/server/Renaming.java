package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import tischlein.table.Guest;
import tischlein.table.StoredTable;
import tischlein.table.StoredTable.Phase;
import tischlein.words.Language;

/** Gives guests other names, at all their tables: those they ask for, or one that is still free. */
final class Renaming {
    private static final int MOST_TABLES = 200;

    private final Services services;
    private final Lookalikes lookalikes;

    Renaming(Services services) {
        this.services = services;
        lookalikes = new Lookalikes(services.tables());
    }

    /**
     * @param before the same guest as it was called until now
     * @throws Problem if somebody at one of their tables has a name that looks like the new one
     */
    void rename(Guest before, Guest wanted) {
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
        services.store().save(wanted);
        services.tables().rename(wanted, before.name());
    }

    private Optional<String> taken(Guest wanted) {
        return services.store().ofGuest(wanted.hash(), MOST_TABLES).stream()
                .filter(table -> table.phase() != Phase.OVER)
                .map(StoredTable::id)
                .flatMap(table -> lookalikes.found(table, wanted).stream())
                .findFirst();
    }

    /**
     * A guest who may sit down at a table. Nobody is refused for a name that was drawn for them:
     * where somebody has it already, they get another one.
     */
    Guest distinct(Guest guest, String table, Language language) {
        if (lookalikes.found(table, guest).isEmpty() || !services.guests().drew(guest.name())) {
            return guest;
        }
        var free =
                services.guests().drawn(guest, language).stream()
                        .filter(wanted -> lookalikes.found(table, wanted).isEmpty())
                        .filter(wanted -> taken(wanted).isEmpty())
                        .findFirst();
        free.ifPresent(wanted -> keep(guest, wanted));
        return free.orElse(guest);
    }
}
