package tischlein.arena.statistics;

/** How strong somebody is held to be: where the skill lies, and how sure that is. */
public record Rating(double mean, double deviation) {
    /** Of somebody nobody has seen play. */
    public static final Rating UNKNOWN = new Rating(25, 25.0 / 3);

    /** The 95 % interval of the skill. */
    public Estimate interval() {
        return Estimate.normal(mean, deviation);
    }
}
