package tischlein.arena.train;

import java.util.Arrays;
import tischlein.kernel.net.Net;
import tischlein.kernel.net.NetInputs;
import tischlein.kernel.net.NetLayer;
import tischlein.kernel.net.NetShape;
import tischlein.kernel.net.NetThinker;

/**
 * In which direction each weight of a net is wrong: the slope of the logarithmic loss, summed over
 * what is to be learned at a time, in the order in which it is told.
 */
final class Gradient {
    private final NetShape shape;
    private final NetLayer part;
    private final NetLayer head;
    private final NetLayer output;
    private final float[] weights;
    private final NetThinker thinker;
    private final float[] slopes;
    private final float[] ofHidden;
    private final float[] ofTogether;
    private float[] ofEncoded = {};
    private int lessons;

    Gradient(Net net, float[] weights) {
        this.shape = net.shape();
        this.weights = weights;
        part = shape.part();
        head = shape.head();
        output = shape.output();
        thinker = new NetThinker(net);
        slopes = new float[weights.length];
        ofHidden = new float[shape.hidden()];
        ofTogether = new float[shape.encoding()];
    }

    void clear() {
        Arrays.fill(slopes, 0);
        lessons = 0;
    }

    float[] slopes() {
        return slopes;
    }

    int lessons() {
        return lessons;
    }

    /** Adds one lesson, and returns its loss: 0 if the net has said just what it should. */
    double add(NetInputs inputs, double[] aims) {
        double[] chances = thinker.evaluate(inputs);
        int count = inputs.heads() * shape.outputs();
        int encoded = inputs.parts() * shape.encoding();
        ofEncoded = ofEncoded.length < encoded ? new float[encoded] : ofEncoded;
        Arrays.fill(ofEncoded, 0, encoded, 0);
        Arrays.fill(ofTogether, 0);
        for (int n = 0; n < inputs.heads(); n++) {
            backThroughHead(inputs, n, chances, aims);
        }
        for (int n = 0; n < inputs.parts(); n++) {
            backThroughPart(inputs, n);
        }
        lessons++;
        return count == 1 ? loss(chances[0], aims[0]) : loss(chances, aims, count);
    }

    private static double loss(double chance, double aim) {
        return divergence(aim, chance) + divergence(1 - aim, 1 - chance);
    }

    private static double loss(double[] chances, double[] aims, int count) {
        double sum = 0;
        for (int n = 0; n < count; n++) {
            sum += divergence(aims[n], chances[n]);
        }
        return sum;
    }

    private static double divergence(double aim, double chance) {
        return aim == 0 ? 0 : aim * StrictMath.log(aim / Math.max(chance, Double.MIN_NORMAL));
    }

    private void backThroughHead(NetInputs inputs, int n, double[] chances, double[] aims) {
        int to = n * shape.hidden();
        Arrays.fill(ofHidden, 0);
        for (int out = 0; out < shape.outputs(); out++) {
            int at = n * shape.outputs() + out;
            float slope = (float) (chances[at] - aims[at]);
            slopes[output.biases() + out] += slope;
            for (int unit = 0; unit < shape.hidden(); unit++) {
                float said = thinker.hidden()[to + unit];
                slopes[output.row(unit) + out] += slope * said;
                ofHidden[unit] += slope * bend(said) * weights[output.row(unit) + out];
            }
        }
        for (int unit = 0; unit < shape.hidden(); unit++) {
            slopes[head.biases() + unit] += ofHidden[unit];
        }
        backToEncoding(0, thinker.together(), 0, ofTogether, 0);
        if (inputs.focus(n) != NetInputs.NONE) {
            int at = inputs.focus(n) * shape.encoding();
            backToEncoding(shape.encoding(), thinker.encoded(), at, ofEncoded, at);
        }
        backToInputs(head, inputs, inputs.parts() + n, 2 * shape.encoding(), ofHidden, 0);
    }

    /** How much of a change of its sum a unit passes on. */
    private static float bend(float said) {
        return said > 0 ? 1 : Net.BELOW;
    }

    private void backToEncoding(int first, float[] said, int at, float[] of, int to) {
        for (int unit = 0; unit < shape.encoding(); unit++) {
            int row = head.row(first + unit);
            float sum = 0;
            for (int n = 0; n < shape.hidden(); n++) {
                slopes[row + n] += ofHidden[n] * said[at + unit];
                sum += ofHidden[n] * weights[row + n];
            }
            of[to + unit] += sum;
        }
    }

    private void backThroughPart(NetInputs inputs, int n) {
        int at = n * shape.encoding();
        for (int unit = 0; unit < shape.encoding(); unit++) {
            float slope = ofEncoded[at + unit] + ofTogether[unit];
            ofEncoded[at + unit] = slope * bend(thinker.encoded()[at + unit]);
            slopes[part.biases() + unit] += ofEncoded[at + unit];
        }
        backToInputs(part, inputs, n, 0, ofEncoded, at);
    }

    private void backToInputs(
            NetLayer layer, NetInputs inputs, int row, int first, float[] of, int from) {
        for (int at = inputs.begin(row); at < inputs.end(row); at++) {
            int to = layer.row(first + inputs.input(at));
            float size = inputs.size(at);
            for (int unit = 0; unit < layer.units(); unit++) {
                slopes[to + unit] += size * of[from + unit];
            }
        }
    }
}
