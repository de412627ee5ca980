/** Tables kept in a database: SQLite in one file, or PostgreSQL. */
@NullMarked
package tischlein.store;

import org.jspecify.annotations.NullMarked;
