/**
 * What must hold of texts and news: they are complete in every language, and everything that is
 * said has one. Open {@link tischlein.testkit.texts.TextLaws} first.
 */
@NullMarked
package tischlein.testkit.texts;

import org.jspecify.annotations.NullMarked;
