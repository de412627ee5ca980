package tischlein.server.limits;

import tischlein.server.settings.ClientAddress;
import tischlein.server.settings.Limits;
import tischlein.table.store.Guest;

/**
 * How much addresses, guests and onlookers may still ask. A guest has a share of their own at a
 * table where they sit, which nobody else can use up.
 */
public final class Allowances {
    private final TokenBuckets addresses;
    private final TokenBuckets seats;
    private final TokenBuckets onlookers;
    private final TokenBuckets codes;
    private final RecentGuests returning = new RecentGuests();

    public Allowances(Limits limits) {
        addresses = new TokenBuckets(limits.address());
        seats = new TokenBuckets(limits.seat());
        onlookers = new TokenBuckets(limits.onlookers());
        codes = new TokenBuckets(limits.codes());
    }

    public boolean mayAsk(ClientAddress address, int cost, long ticks) {
        return addresses.take(address.limited(), cost, ticks);
    }

    /**
     * A guest who has lost a connection may open another, whatever others at the address have
     * asked.
     */
    public boolean mayOpen(String hash, ClientAddress address, long ticks) {
        return mayAsk(address, Cost.SOCKET, ticks) || returning.may(hash, ticks);
    }

    public void here(Guest guest, long ticks) {
        returning.note(guest, ticks);
    }

    /** Charges for work that has been done already, even if there is not enough left. */
    public void charge(ClientAddress address, int cost, long ticks) {
        addresses.charge(address.limited(), cost, ticks);
    }

    /**
     * Whether a guest may ask this of a table where they sit, from their own share or their
     * address's.
     */
    public boolean seatMayAsk(
            Guest guest, String table, ClientAddress address, int cost, long ticks) {
        return seats.take(guest.hash() + " " + table, cost, ticks) || mayAsk(address, cost, ticks);
    }

    /** Whether somebody may ask this of a table where they do not sit. */
    public boolean onlookerMayAsk(String table, ClientAddress address, int cost, long ticks) {
        return mayAsk(address, cost, ticks) && onlookers.take(table, cost, ticks);
    }

    public boolean mayTryCode(ClientAddress address, long ticks) {
        return codes.left(address.limited(), ticks);
    }

    public void triedWrongCode(ClientAddress address, long ticks) {
        codes.charge(address.limited(), 1, ticks);
    }

    public void sweep(long ticks) {
        addresses.sweep(ticks);
        seats.sweep(ticks);
        onlookers.sweep(ticks);
        codes.sweep(ticks);
        returning.sweep(ticks);
    }
}
