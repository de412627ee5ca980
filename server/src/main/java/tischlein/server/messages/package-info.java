/**
 * Reads what clients send and words what they are told: JSON fields, socket messages, problems,
 * languages, names and table codes. Open {@link tischlein.server.messages.Message} first.
 */
@NullMarked
package tischlein.server.messages;

import org.jspecify.annotations.NullMarked;
