/**
 * Limits how much anybody can ask: what a request costs, how much each address, guest and seat may
 * still ask, how many requests run at once. Open {@link tischlein.server.limits.Allowances} first.
 */
@NullMarked
package tischlein.server.limits;

import org.jspecify.annotations.NullMarked;
