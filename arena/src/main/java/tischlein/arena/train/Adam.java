package tischlein.arena.train;

/**
 * Changes weights against their slopes: each by a step of its own, by how large and how steady its
 * slopes have been. (D. Kingma, J. Ba: Adam, a method for stochastic optimization, 2015.)
 */
final class Adam {
    private static final float STEADY = 0.9f;
    private static final float SIZE = 0.999f;
    private static final float NOTHING = 1e-8f;

    private final float[] weights;
    private final float[] mean;
    private final float[] square;
    private double steady = 1;
    private double size = 1;

    Adam(float[] weights) {
        this.weights = weights;
        mean = new float[weights.length];
        square = new float[weights.length];
    }

    /**
     * @param lessons how many the slopes are summed over
     */
    void step(float[] slopes, int lessons, double pace) {
        steady *= STEADY;
        size *= SIZE;
        float each = 1f / lessons;
        float part = (float) (pace / (1 - steady));
        float whole = (float) (1 / (1 - size));
        for (int n = 0; n < weights.length; n++) {
            float slope = slopes[n] * each;
            mean[n] = STEADY * mean[n] + (1 - STEADY) * slope;
            square[n] = SIZE * square[n] + (1 - SIZE) * slope * slope;
            weights[n] -= part * mean[n] / ((float) Math.sqrt(whole * square[n]) + NOTHING);
        }
    }
}
