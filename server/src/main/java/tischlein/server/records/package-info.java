/**
 * Tells operators what happens: records as lines of JSON, incidents with a number, metrics. Nothing
 * here names a guest or contains a secret. Open {@link tischlein.server.records.Metrics} first.
 */
@NullMarked
package tischlein.server.records;

import org.jspecify.annotations.NullMarked;
