package tischlein.table;

/**
 * Something that a store has had for a while.
 *
 * @param id a guest's hash, or a table's id
 * @param since when the guest was last here, or the table was made, in milliseconds since 1970
 */
public record Aged(String id, long since) {
    /** Everything comes after it. */
    public static final Aged FIRST = new Aged("", Long.MIN_VALUE);

    /** Says nothing of whose it is. */
    @Override
    public String toString() {
        return "something kept since " + since;
    }
}
