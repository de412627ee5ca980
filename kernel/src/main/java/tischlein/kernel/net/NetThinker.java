package tischlein.kernel.net;

import java.util.Arrays;

/**
 * Somebody who asks a net: the memory for one evaluation, which is written over by the next. It
 * makes no garbage once it is as large as it has to be. Each bot has one of its own.
 */
public final class NetThinker {
    private final NetShape shape;
    private final NetLayer part;
    private final NetLayer head;
    private final NetLayer output;
    private final float[] weights;
    private final float[] together;
    private float[] encoded = {}; // by part
    private float[] hidden = {}; // by head
    private float[] outputs = {}; // by head
    private double[] chances = {};

    public NetThinker(Net net) {
        shape = net.shape();
        part = shape.part();
        head = shape.head();
        output = shape.output();
        weights = net.weights();
        together = new float[shape.encoding()];
    }

    /**
     * What the net says: with a single output in all a chance, otherwise chances that add up to 1.
     * The array is written over by the next evaluation, and may be longer than there are outputs.
     */
    public double[] evaluate(NetInputs inputs) {
        makeRoom(inputs);
        encode(inputs);
        for (int n = 0; n < inputs.heads(); n++) {
            think(inputs, n);
        }
        int count = inputs.heads() * shape.outputs();
        if (count == 1) {
            chances[0] = 1 / (1 + StrictMath.exp(-outputs[0]));
        } else {
            share(count);
        }
        return chances;
    }

    private void makeRoom(NetInputs inputs) {
        if (encoded.length < inputs.parts() * shape.encoding()) {
            encoded = new float[inputs.parts() * shape.encoding()];
        }
        if (hidden.length < inputs.heads() * shape.hidden()) {
            hidden = new float[inputs.heads() * shape.hidden()];
            outputs = new float[inputs.heads() * shape.outputs()];
            chances = new double[outputs.length];
        }
    }

    private void encode(NetInputs inputs) {
        int units = shape.encoding();
        Arrays.fill(together, 0);
        for (int n = 0; n < inputs.parts(); n++) {
            int to = n * units;
            part.begin(weights, encoded, to);
            add(part, inputs, n, 0, encoded, to);
            for (int unit = 0; unit < units; unit++) {
                encoded[to + unit] = Net.bent(encoded[to + unit]);
                together[unit] += encoded[to + unit];
            }
        }
    }

    private void add(NetLayer layer, NetInputs inputs, int row, int from, float[] sums, int to) {
        int end = inputs.end(row);
        for (int at = inputs.begin(row); at < end; at++) {
            layer.add(weights, from + inputs.input(at), inputs.size(at), sums, to);
        }
    }

    private void think(NetInputs inputs, int n) {
        int to = n * shape.hidden();
        head.begin(weights, hidden, to);
        addEncoding(0, together, 0, to);
        if (inputs.focus(n) != NetInputs.NONE) {
            addEncoding(shape.encoding(), encoded, inputs.focus(n) * shape.encoding(), to);
        }
        add(head, inputs, inputs.parts() + n, 2 * shape.encoding(), hidden, to);
        int out = n * shape.outputs();
        output.begin(weights, outputs, out);
        for (int unit = 0; unit < shape.hidden(); unit++) {
            hidden[to + unit] = Net.bent(hidden[to + unit]);
        }
        if (shape.outputs() == 1) {
            outputs[out] += sum(to);
            return;
        }
        for (int unit = 0; unit < shape.hidden(); unit++) {
            output.add(weights, unit, hidden[to + unit], outputs, out);
        }
    }

    private void addEncoding(int first, float[] from, int at, int to) {
        for (int unit = 0; unit < shape.encoding(); unit++) {
            head.add(weights, first + unit, from[at + unit], hidden, to);
        }
    }

    /** In four columns: an addition need not wait for the one before. */
    private float sum(int from) {
        int row = output.at();
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        int unit = 0;
        for (; unit + 3 < shape.hidden(); unit += 4) {
            a += hidden[from + unit] * weights[row + unit];
            b += hidden[from + unit + 1] * weights[row + unit + 1];
            c += hidden[from + unit + 2] * weights[row + unit + 2];
            d += hidden[from + unit + 3] * weights[row + unit + 3];
        }
        for (; unit < shape.hidden(); unit++) {
            a += hidden[from + unit] * weights[row + unit];
        }
        return a + b + (c + d);
    }

    private void share(int count) {
        float most = outputs[0];
        for (int n = 1; n < count; n++) {
            most = Math.max(most, outputs[n]);
        }
        double sum = 0;
        for (int n = 0; n < count; n++) {
            chances[n] = StrictMath.exp(outputs[n] - most);
            sum += chances[n];
        }
        for (int n = 0; n < count; n++) {
            chances[n] /= sum;
        }
    }

    /** What the units that encode parts said last, for whoever trains the net. */
    public float[] encoded() {
        return encoded;
    }

    /** The same of all parts together. */
    public float[] together() {
        return together;
    }

    /** The same of the units of the heads. */
    public float[] hidden() {
        return hidden;
    }
}
