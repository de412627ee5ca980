package tischlein.table;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.stream.Stream;
import tischlein.table.outside.Mailbox;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;

/** Carries guests' new names to all their tables, each guest's changes in order. */
final class GuestRenaming {
    private static final System.Logger LOGGER = System.getLogger(GuestRenaming.class.getName());
    private static final int PAGE = 100;
    private static final int AT_ONCE = 16; // so many guests do not wait for one another

    private final Resources resources;
    private final LiveTables tables;
    private final List<Mailbox> mailboxes;

    GuestRenaming(Resources resources, LiveTables tables) {
        this.resources = resources;
        this.tables = tables;
        mailboxes = Stream.generate(() -> new Mailbox(resources.threads())).limit(AT_ONCE).toList();
    }

    /**
     * @param before the guest's name until now
     */
    void rename(Guest guest, String before) {
        var mailbox = mailboxes.get(Math.floorMod(guest.hash().hashCode(), AT_ONCE));
        mailbox.post(() -> {
            try {
                everywhere(guest, before);
            } catch (Store.Unavailable unavailable) {
                LOGGER.log(Level.WARNING, "a guest is called as before at some tables");
            }
        });
    }

    private void everywhere(Guest guest, String before) {
        var page = resources.store().unfinished(guest.hash(), "", PAGE);
        while (!page.isEmpty()) {
            page.forEach(table -> tables.askAnywhere(table, new Request.Rename(guest, before)));
            page = resources.store().unfinished(guest.hash(), page.getLast(), PAGE);
        }
    }
}
