package tischlein.server.settings;

/**
 * How many tokens a bucket holds and gets.
 *
 * @param burst at once
 * @param perSecond in the long run
 */
public record TokenRate(int burst, double perSecond) {}
