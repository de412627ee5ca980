/**
 * Measures a load: latencies, counts, and what a server's process needs of processor and memory.
 * Open {@link tischlein.load.measure.Latencies} first.
 */
@NullMarked
package tischlein.load.measure;

import org.jspecify.annotations.NullMarked;
