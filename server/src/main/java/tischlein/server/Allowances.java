package tischlein.server;

import tischlein.table.Guest;

/**
 * What addresses, guests and onlookers may still ask. Whoever sits at a table has a share of their
 * own there, which nobody else can use up.
 */
final class Allowances {
    private final Buckets addresses;
    private final Buckets seats;
    private final Buckets onlookers;
    private final Buckets codes;
    private final Returning returning = new Returning();

    Allowances(Limits limits) {
        addresses = new Buckets(limits.address());
        seats = new Buckets(limits.seat());
        onlookers = new Buckets(limits.onlookers());
        codes = new Buckets(limits.codes());
    }

    boolean mayAsk(Address address, int cost, long ticks) {
        return addresses.take(address.limited(), cost, ticks);
    }

    /** Whoever has lost a connection may open another, whatever the neighbours have asked. */
    boolean mayOpen(String hash, Address address, long ticks) {
        return mayAsk(address, Cost.SOCKET, ticks) || returning.may(hash, ticks);
    }

    void here(Guest guest, long ticks) {
        returning.note(guest, ticks);
    }

    /** What has been done already is paid for, though there may be nothing left to pay with. */
    void charge(Address address, int cost, long ticks) {
        addresses.charge(address.limited(), cost, ticks);
    }

    /** Whether somebody may ask this of a table where they sit, here or with what all may. */
    boolean seatMayAsk(Guest guest, String table, Address address, int cost, long ticks) {
        return seats.take(guest.hash() + " " + table, cost, ticks) || mayAsk(address, cost, ticks);
    }

    /** Whether somebody may ask this of a table where they do not sit. */
    boolean onlookerMayAsk(String table, Address address, int cost, long ticks) {
        return mayAsk(address, cost, ticks) && onlookers.take(table, cost, ticks);
    }

    boolean mayTryCode(Address address, long ticks) {
        return codes.left(address.limited(), ticks);
    }

    void triedWrongCode(Address address, long ticks) {
        codes.charge(address.limited(), 1, ticks);
    }

    void sweep(long ticks) {
        addresses.sweep(ticks);
        seats.sweep(ticks);
        onlookers.sweep(ticks);
        codes.sweep(ticks);
        returning.sweep(ticks);
    }
}
