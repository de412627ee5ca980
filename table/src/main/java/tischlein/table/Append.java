package tischlein.table;

/**
 * More lines for a table's log, and how the table then stands. A store takes all of it or nothing;
 * choices that stood beside the log are gone with it. Without lines the log stays as it is.
 */
public record Append(String table, Batch batch, StoredTable.Phase phase, long due, String clocks) {}
