package tischlein.cluster;

import java.util.LinkedHashMap;
import java.util.Map;
import tischlein.table.LiveTables;
import tischlein.table.outside.Outside;
import tischlein.table.store.Guest;

/**
 * Which guests belong to tables that live elsewhere, as the store said lately. It is asked for
 * every message of a client, so it must not ask the store each time.
 */
final class GuestsElsewhere {
    private static final int MOST = 20_000;
    private static final int LASTS = 10_000; // milliseconds for which a yes is believed
    private static final int LASTS_NO = 1_000; // whoever has just sat down is not refused for long

    private final LiveTables tables;
    private final Outside outside;
    private final Map<Place, Known> lately =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Place, Known> eldest) {
                    return size() > MOST;
                }
            };

    private record Place(String table, String guest) {}

    private record Known(boolean has, long until) {}

    GuestsElsewhere(LiveTables tables, Outside outside) {
        this.tables = tables;
        this.outside = outside;
    }

    boolean has(String table, Guest guest) {
        long now = outside.ticks();
        var place = new Place(table, guest.hash());
        synchronized (lately) {
            var known = lately.get(place);
            if (known != null && now < known.until) {
                return known.has;
            }
        }
        boolean has = tables.has(table, guest);
        synchronized (lately) {
            lately.put(place, new Known(has, now + (has ? LASTS : LASTS_NO)));
        }
        return has;
    }
}
