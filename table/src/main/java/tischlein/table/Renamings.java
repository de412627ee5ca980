package tischlein.table;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.stream.Stream;

/** Carries guests' new names to all their tables, one guest's changes in the order of making. */
final class Renamings {
    private static final System.Logger LOGGER = System.getLogger(Renamings.class.getName());
    private static final int PAGE = 100;
    private static final int AT_ONCE = 16; // so many guests do not wait for one another

    private final House house;
    private final Tables tables;
    private final List<Mailbox> mailboxes;

    Renamings(House house, Tables tables) {
        this.house = house;
        this.tables = tables;
        mailboxes = Stream.generate(() -> new Mailbox(house.threads())).limit(AT_ONCE).toList();
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
        var page = house.store().unfinished(guest.hash(), "", PAGE);
        while (!page.isEmpty()) {
            page.forEach(table -> tables.ask(table, new Request.Rename(guest, before)));
            page = house.store().unfinished(guest.hash(), page.getLast(), PAGE);
        }
    }
}
