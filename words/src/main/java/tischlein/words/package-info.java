/**
 * What programs say to people in four languages: the texts, and the speaker who puts phrases into
 * words. Open {@link tischlein.words.Speaker} first.
 */
@NullMarked
package tischlein.words;

import org.jspecify.annotations.NullMarked;
