/**
 * Kills a server again and again under its clients, and afterwards compares what it promised with
 * what it kept. Open {@link tischlein.load.kill.Kill} first.
 */
@NullMarked
package tischlein.load.kill;

import org.jspecify.annotations.NullMarked;
