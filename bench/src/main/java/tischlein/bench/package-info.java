/**
 * Benchmarks of the kernel, the games and the bots, run by JMH. Open {@link
 * tischlein.bench.Playouts} first.
 */
@NullMarked
package tischlein.bench;

import org.jspecify.annotations.NullMarked;
