package tischlein.review.choice;

import tischlein.kernel.Phrase;

/**
 * What would have happened more often, or less, after the better choice.
 *
 * @param what happens, as the game tells it
 * @param rule that makes it happen
 * @param better in how many worlds it happens after the better choice
 * @param played in how many after the choice that was made
 * @param worlds in how many worlds both were played
 */
public record Reason(Phrase.Sentence what, String rule, int better, int played, int worlds) {}
