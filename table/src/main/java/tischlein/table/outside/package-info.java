/**
 * What a table needs from outside the rules: time, chance, alarms, threads, and a mailbox that runs
 * tasks in order. Open {@link tischlein.table.outside.Outside} first.
 */
@NullMarked
package tischlein.table.outside;

import org.jspecify.annotations.NullMarked;
