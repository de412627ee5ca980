package tischlein.arena.train;

import tischlein.kernel.Seeded;
import tischlein.kernel.net.NetLayer;
import tischlein.kernel.net.NetShape;

/** Small random weights to begin with: units that were all alike would stay so. */
final class FirstWeights {
    private FirstWeights() {}

    static float[] of(NetShape shape, Seeded random) {
        var weights = new float[shape.weights()];
        // Of the inputs of parts and heads only a few are ever not zero.
        fill(weights, shape.part(), 0.3, random);
        fill(weights, shape.head(), 0.3, random);
        fill(weights, shape.output(), 1 / Math.sqrt(shape.hidden()), random);
        return weights;
    }

    /** Evenly between two bounds; biases are zero. */
    private static void fill(float[] weights, NetLayer layer, double bound, Seeded random) {
        for (int at = layer.at(); at < layer.biases(); at++) {
            weights[at] = (float) (bound * (2 * random.nextDouble() - 1));
        }
    }
}
