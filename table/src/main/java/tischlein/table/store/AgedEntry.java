package tischlein.table.store;

/**
 * A guest or a table with its age, for finding those that can be deleted.
 *
 * @param id a guest's hash, or a table's id
 * @param since when the guest was last here, or the table was made, in milliseconds since 1970
 */
public record AgedEntry(String id, long since) {
    /** Comes before every real entry. */
    public static final AgedEntry FIRST = new AgedEntry("", Long.MIN_VALUE);

    /** Does not say whose entry it is. */
    @Override
    public String toString() {
        return "something kept since " + since;
    }
}
