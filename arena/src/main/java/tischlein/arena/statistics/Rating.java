package tischlein.arena.statistics;

/** An estimate of how strong a bot is, and how certain that is. */
public record Rating(double mean, double deviation) {
    /** Of a bot that nobody has seen play. */
    public static final Rating UNKNOWN = new Rating(25, 25.0 / 3);

    /** The 95 % interval of the skill. */
    public Estimate interval() {
        return Estimate.normal(mean, deviation);
    }
}
