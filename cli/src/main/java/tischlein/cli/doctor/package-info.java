/**
 * What keeps a server from running well on this machine, and what to do about it. Open {@link
 * tischlein.cli.doctor.Finding} first.
 */
@NullMarked
package tischlein.cli.doctor;

import org.jspecify.annotations.NullMarked;
