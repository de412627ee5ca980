/**
 * The databases themselves: SQLite in a file that belongs to one server, or PostgreSQL; their
 * connections, migrations and files. Open {@link tischlein.store.database.Database} first.
 */
@NullMarked
package tischlein.store.database;

import org.jspecify.annotations.NullMarked;
