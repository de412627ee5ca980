package tischlein.store.database;

import java.util.Map;

/** How the SQL of the two databases differs. */
public enum Dialect {
    /**
     * Needs no locking: there is one writer at a time, and what it has read cannot change until it
     * commits.
     */
    SQLITE("", "text", "without rowid"),

    /** Sorts text by the rules of a language unless it is told to sort by bytes. */
    POSTGRESQL(" for update", "text collate \"C\"", "");

    private final String locking;
    private final String text;
    private final String keyed;

    Dialect(String locking, String text, String keyed) {
        this.locking = locking;
        this.text = text;
        this.keyed = keyed;
    }

    /** Added to a query whose rows must not change before the transaction is over. */
    public String locking() {
        return locking;
    }

    /** The placeholders in the migrations. */
    Map<String, String> placeholders() {
        return Map.of("text", text, "keyed", keyed);
    }
}
