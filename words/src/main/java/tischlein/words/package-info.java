/** What programs say to people, in four languages: texts, and the voice that speaks them. */
@NullMarked
package tischlein.words;

import org.jspecify.annotations.NullMarked;
