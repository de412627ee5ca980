/** Live tables on an event log, with people, bots and onlookers; no HTTP. */
@NullMarked
package tischlein.table;

import org.jspecify.annotations.NullMarked;
