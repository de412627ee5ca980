package tischlein.arena.train;

/**
 * How training stood after a part of its games.
 *
 * @param games how many had been played by then
 * @param loss logarithmic loss a lesson in this part: 0 if all was foreseen
 * @param outcome the mean of what came of the whole games in this part
 */
public record Milestone(long games, double loss, double outcome) {}
