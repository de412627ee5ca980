package tischlein.store;

import java.util.Map;

/** What the two databases say differently. */
enum Dialect {
    /** One writer at a time: whatever it has read stays as it is until it commits. */
    SQLITE("", "text", "without rowid"),

    /** Orders text as its language does unless it is told to go by the bytes. */
    POSTGRESQL(" for update", "text collate \"C\"", "");

    private final String locking;
    private final String text;
    private final String keyed;

    Dialect(String locking, String text, String keyed) {
        this.locking = locking;
        this.text = text;
        this.keyed = keyed;
    }

    /** What follows a query whose rows nobody else may change before the transaction is over. */
    String locking() {
        return locking;
    }

    /** What the migrations leave open. */
    Map<String, String> placeholders() {
        return Map.of("text", text, "keyed", keyed);
    }
}
